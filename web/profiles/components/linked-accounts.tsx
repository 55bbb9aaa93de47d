import { Link2, Unlink } from 'lucide-react';
import { formatDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import type { LinkedProvider } from '../../data/__generated__/schema-types.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { useAction } from '../../data/use-action.ts';
import {
  type LinkOffersFragment,
  type ProfileFieldsFragment,
  StartAccountLinkDocument,
  UnlinkAccountDocument,
} from '../operations/__generated__/profile.gql.ts';
import { PROVIDER_NAMES } from '../profile-words.ts';
import * as t from '../__generated__/messages.ts';

type Offer = LinkOffersFragment['linkOffers'][number];

/** The own accounts elsewhere: what is linked, what can be, and what the operator would have to set up (PR-02). */
export function LinkedAccounts({ offers }: { readonly offers: readonly Offer[] }) {
  const dialog = useAddressDialog('unlink');
  const unlinking = offers.find(({ provider, account }) => provider === dialog.value && account !== null);
  return (
    <Panel title={t.linkedAccounts()}>
      <List label={t.linkedAccounts2()}>
        {offers.map((offer) => (
          <OfferRow key={offer.provider} offer={offer} onUnlink={() => dialog.open(offer.provider)} />
        ))}
      </List>
      {unlinking && <UnlinkDialog offer={unlinking} onClose={dialog.close} />}
    </Panel>
  );
}

function OfferRow({ offer, onUnlink }: { readonly offer: Offer; readonly onUnlink: () => void }) {
  const { provider, isConfigured, account } = offer;
  const site = PROVIDER_NAMES[provider];
  const start = useAction(StartAccountLinkDocument, {
    refusal: useRefusalToast(t.siteCannotBeLinkedNow({ site })),
  });

  const link = async (): Promise<void> => {
    const started = await start.run({ provider });
    if (started) window.location.assign(started.startAccountLink);
  };

  if (account)
    return (
      <ListRow
        title={site}
        detail={t.linkedSince({ name: account.name, date: formatDate(account.linkedAt) })}
        trailing={
          <Button
            size="small"
            icon={<Unlink aria-hidden="true" />}
            aria-label={t.unlinkSite({ site })}
            onClick={onUnlink}
          >
            {t.unlink()}
          </Button>
        }
      />
    );
  return (
    <ListRow
      title={site}
      detail={isConfigured ? t.notLinked() : t.theOperatorHasNotSetUpSite({ site })}
      trailing={
        isConfigured ? (
          <Button
            size="small"
            icon={<Link2 aria-hidden="true" />}
            aria-label={t.linkSite({ site })}
            busy={start.isRunning}
            onClick={() => void link()}
          >
            {t.link()}
          </Button>
        ) : undefined
      }
    />
  );
}

function UnlinkDialog({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const toast = useToast();
  const unlink = useAction(UnlinkAccountDocument);
  const provider: LinkedProvider = offer.provider;
  const site = PROVIDER_NAMES[provider];
  const confirm = async (): Promise<void> => {
    if (!(await unlink.run({ provider }))) return;
    toast({ title: t.siteWasUnlinked({ site }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.unlinkSiteQuestion({ site })}
      description={t.nameDisappearsFromYourProfile({ name: offer.account?.name ?? site })}
      confirmLabel={t.unlink()}
      refusal={unlink.failure?.sentence}
      onConfirm={confirm}
    />
  );
}

/** Somebody else's accounts, to read. */
export function LinkedNames({ accounts }: { readonly accounts: ProfileFieldsFragment['linkedAccounts'] }) {
  return (
    <Panel title={t.linkedAccounts()}>
      {accounts.length === 0 ? (
        <Text tone="dim">{t.noLinkedAccounts()}</Text>
      ) : (
        <List label={t.linkedAccounts2()}>
          {accounts.map(({ provider, name }) => (
            <ListRow key={provider} title={PROVIDER_NAMES[provider]} detail={name} />
          ))}
        </List>
      )}
    </Panel>
  );
}
