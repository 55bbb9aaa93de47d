import { Button } from '../form/button.tsx';
import { Countdown } from '../figure/countdown.tsx';
import { Crest } from './crest.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Money } from '../figure/money.tsx';
import { Figure, Text } from '../layout/text.tsx';
import { VersusStage } from './versus-stage.tsx';

const endsAt = Date.now() + 4_000_000;

export const Running = () => (
  <VersusStage
    label="demo against rival"
    gameId="valorant"
    seed="1"
    host={{ id: '1', src: null, name: 'demo', tier: 'gold', rating: 1_262, form: ['win', 'loss', 'win', 'win', 'win'] }}
    guest={{ id: '2', src: null, name: 'rival', tier: 'bronze', rating: null, form: ['loss'] }}
    prizeLabel="Prize Pool"
    prize={<Money cents={100_00} />}
    prizeNote="Stake $50.00 + $2.50 fee"
    state={
      <Stack gap={1}>
        <Figure size={40}>
          <Countdown endsAt={endsAt} />
        </Figure>
        <Text weight={600}>The match is running</Text>
      </Stack>
    }
    action={
      <Row>
        <Button variant="primary">Report Result</Button>
      </Row>
    }
  />
);
export const OpenSeat = () => (
  <VersusStage
    label="rival against nobody yet"
    gameId="cs2"
    seed="2"
    host={{ id: 'rival', src: null, name: 'a-name-of-thirty-characters-xx', tier: 'diamond', rating: 1_500 }}
    guest={null}
    prizeLabel="Prize Pool"
    prize={<Money cents={2_000_00} />}
  />
);
export const Teams = () => (
  <VersusStage
    label="Wolves against Night Shift"
    gameId="league"
    seed="3"
    tone="win"
    host={{ id: 'wolves', src: null, name: 'Wolves', picture: <Crest id="wolves" src={null} size={72} /> }}
    guest={{ id: 'night', src: null, name: 'Night Shift', picture: <Crest id="night" src={null} size={72} /> }}
    prizeLabel="Prize Pool"
    prize={<Money cents={400_00} />}
  />
);
