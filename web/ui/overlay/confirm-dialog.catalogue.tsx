import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Row } from '../layout/layout.tsx';
import { Money } from '../figure/money.tsx';

const figures = [
  { term: 'Stake', detail: <Money cents={5_000} /> },
  { term: 'Platform fee, 5%', detail: <Money cents={250} /> },
  { term: 'Held from your balance', detail: <Money cents={5_250} />, total: true },
  { term: 'The winner gets', detail: <Money cents={10_000} /> },
];

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 1_500));

export const AboutMoney = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Join Battle
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Join Battle"
        description="Your stake and fee are held until the battle is settled."
        figures={figures}
        confirmLabel="Join for $52.50"
        onConfirm={async () => {
          await wait();
          setOpen(false);
        }}
      />
    </>
  );
};

export const RefusedAndDangerous = () => {
  const [open, setOpen] = useState<'refused' | 'danger' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Row>
      <Button onClick={() => setOpen('refused')}>Join and be refused</Button>
      <ConfirmDialog
        open={open === 'refused'}
        onOpenChange={close}
        title="Join Battle"
        description="Your stake and fee are held until the battle is settled."
        figures={figures}
        confirmLabel="Join for $52.50"
        refusal={refusal}
        onConfirm={async () => {
          setRefusal(null);
          await wait();
          setRefusal('Somebody else took the second seat a moment ago. No money was held.');
        }}
      />
      <Button variant="danger" onClick={() => setOpen('danger')}>
        Cancel Challenge
      </Button>
      <ConfirmDialog
        open={open === 'danger'}
        onOpenChange={close}
        title="Cancel Challenge"
        description="The battle is withdrawn and cannot be reopened."
        figures={[{ term: 'Returned to your balance', detail: <Money cents={5_250} />, total: true }]}
        confirmLabel="Cancel Challenge"
        cancelLabel="Keep it"
        variant="danger"
        onConfirm={close}
      />
    </Row>
  );
};
