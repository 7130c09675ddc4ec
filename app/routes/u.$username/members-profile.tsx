import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { casePath, reportPath } from '~/domain/community/moderation/moderation-paths'
import { ConnectButton } from '~/features/connections/connect-button'
import { FollowButton, FollowNote } from '~/features/follows/follow-button'
import { MuteAlert, MuteForm, MuteNote } from '~/features/mutes/mute-form'
import { BlockButton } from '~/features/privacy/block-button'
import { PREVIEWS, type Preview } from '~/features/profile/public-profile'
import { type ProfileParts, PublicProfilePage } from '~/features/profile/public-profile-page'
import { CopyNote, useShare } from '~/features/profile/use-share'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { useHub, watchPresence } from '~/platform/client/hub-store'
import { useRootData } from '~/platform/client/root-data'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { BlockIcon, FlagIcon, LinkIcon, MoreIcon, MuteIcon, ShareIcon } from '~/ui/icons'
import { Menu, type MenuItem } from '~/ui/overlays/menu'
import { MembersFrame } from '../frames/members-frame'
import type { PageData, ViewProps } from './page-data'
import { comparePath } from './profile-tabs'

export const i18n = preloadWords(
  'appeals',
  'blocking',
  'connect',
  'follows',
  'mutes',
  'premium-note',
  'shell',
  'time-zone',
)

/** A member's page for members: another's with what can be done about them, one's own with the ways to look at it. */
export default function MembersProfile({ page, children }: ViewProps) {
  return (
    <MembersFrame frame={page.frame}>
      <PublicProfilePage page={page} {...(page.viewer === 'owner' ? partsForOwner(page) : partsForOthers(page))}>
        {children}
      </PublicProfilePage>
    </MembersFrame>
  )
}

const partsForOwner = ({ preview }: PageData): ProfileParts => ({
  lead: <SeenAs preview={preview} />,
  // Somebody else's buttons would do something else in the owner's hand.
  actions: preview ? null : <OwnActions />,
})

/** What other features bring to the page of another member. */
function partsForOthers({ profile, ties, asked, isConnected, watchedId, typeMatch }: PageData): ProfileParts {
  if (profile.kind === 'restricted' && asked) {
    const { name } = profile
    return {
      actions: (
        <ConnectButton key={name} username={name} fullName={`@${name}`} state={asked} variant="primary" isMain />
      ),
    }
  }
  if (profile.kind !== 'page' || !ties || !watchedId) return {}
  const { username, fullName } = profile
  const { isFollowing, connection, followsViewer, mute } = ties
  return {
    actions: (
      <MemberActions
        username={username}
        fullName={fullName}
        connect={<ConnectButton key={username} username={username} fullName={fullName} state={connection} isMain />}
        follow={
          <FollowButton key={username} username={username} fullName={fullName} isFollowing={isFollowing} isMain />
        }
        mute={<MuteForm username={username} isMuted={mute !== null} />}
        isMuted={mute !== null}
        block={<BlockButton username={username} fullName={fullName} />}
      />
    ),
    presence: <PresenceLine memberId={watchedId} />,
    tie: (
      <>
        <FollowNote isConnected={isConnected} followsViewer={followsViewer} />
        {mute ? <MuteNote until={mute.until} /> : null}
      </>
    ),
    alert: <MuteAlert username={username} />,
    match: typeMatch ? <Link to={comparePath(username)}>{typeMatch}</Link> : null,
  }
}

/** The way from one's own public page to the one that is edited. */
function OwnActions() {
  const t = useT('public-profile')
  return (
    <>
      <ButtonLink to="/app/profile" variant="primary">
        {t('yourProfile')}
      </ButtonLink>
      <ButtonLink to="/app/settings?tab=personal">{t('edit')}</ButtonLink>
    </>
  )
}

type MemberActionsProps = MemberMenuParts & {
  username: string
  fullName: string
  connect: ReactNode
  follow: ReactNode
}

/** What a member can do about another. */
function MemberActions({ username, connect, follow, ...menu }: MemberActionsProps) {
  const t = useT('public-profile')
  return (
    <>
      {connect}
      {follow}
      <ButtonLink to={`/app/messages?to=${username}`} variant="primary">
        {t('message')}
      </ButtonLink>
      <MemberMenu username={username} {...menu} />
    </>
  )
}

/** What other features add to the menu. */
type MemberMenuParts = {
  /** A form with a button for each way to mute, of the value `7`, `30`, `always`, or `unmute`. */
  mute: ReactNode
  isMuted: boolean
  /** What stops the two from seeing each other: a form with one button. */
  block: ReactNode
}

type MemberMenuProps = MemberMenuParts & { username: string; fullName: string }

/**
 * What a member can do with another's page: copy its address, share it where the device can, mute, report, block. The forms stand
 * there by themselves without scripts; with them the menu presses their buttons.
 */
function MemberMenu({ mute, isMuted, block, ...profile }: MemberMenuProps) {
  const t = useT('public-profile')
  const { answer, hasSheet, copy, share } = useShare(profile)
  const report = reportPath({ kind: 'member', id: profile.username }, `/u/${profile.username}`)
  const isModerator = useRootData()?.member?.isModerator ?? false
  const forms = useRef<HTMLDivElement>(null)
  const press = (button: string) => () => forms.current?.querySelector<HTMLButtonElement>(button)?.click()
  const muting: MenuItem[] = (isMuted ? (['unmute'] as const) : (['7', '30', 'always'] as const)).map((choice) => ({
    id: `mute-${choice}`,
    label: t(`mute.${choice}`),
    icon: <MuteIcon />,
    onSelect: press(`[data-part=mute] button[value="${choice}"]`),
  }))
  const items: (MenuItem | false)[] = [
    { id: 'copy', label: t('copyLink'), icon: <LinkIcon />, onSelect: copy },
    hasSheet && { id: 'share', label: t('share'), icon: <ShareIcon />, onSelect: share },
    ...muting,
    { id: 'report', label: t('report'), icon: <FlagIcon />, to: report },
    isModerator && {
      id: 'moderate',
      label: t('moderate'),
      icon: <FlagIcon />,
      to: casePath('member', profile.username),
    },
    {
      id: 'block',
      label: t('block'),
      icon: <BlockIcon />,
      danger: true,
      onSelect: press('[data-part=block] button'),
    },
  ]
  return (
    <>
      <div ref={forms} className="hidden flex-wrap justify-end gap-2 noscript:flex">
        <div data-part="mute">{mute}</div>
        <Link to={report} className={buttonLook('ghost', 'm')}>
          {t('report')}
        </Link>
        <div data-part="block">{block}</div>
      </div>
      <Menu
        label={t('more', { name: profile.fullName })}
        className={buttonLook('quiet', 'm', 'noscript:hidden')}
        trigger={<MoreIcon />}
        items={items.filter((item) => item !== false)}
      />
      <CopyNote answer={answer} className="right-0" />
    </>
  )
}

/** That a member is here, or was lately, where they let the viewer know; nothing otherwise, and nothing without scripts. */
function PresenceLine({ memberId }: { memberId: string }) {
  const t = useT('public-profile')
  const presence = useHub().presenceOf(memberId)
  useEffect(() => watchPresence([memberId]), [memberId])
  if (!presence) return null
  if (presence.status === 'offline') return presence.seenRecently ? <span>{t('seenRecently')}</span> : null
  return <span className={presence.status === 'online' ? 'text-ok' : ''}>{t(`presence.${presence.status}`)}</span>
}

/** For the owner: whose eyes they look with, the other ways to look, and the way to the settings that decide it. */
function SeenAs({ preview }: { preview: Preview | null }) {
  const t = useT('public-profile')
  return (
    <nav
      aria-label={t('previewLead')}
      className={`flex flex-wrap items-center gap-x-4 max-sm:gap-x-3 gap-y-1 rounded-control border px-4 py-2.5 text-sm print:hidden ${preview ? 'border-accent/40 bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <p className={`mr-auto max-sm:basis-full ${preview ? 'font-semibold' : 'text-muted'}`}>
        {preview ? t(`previewing_${preview}`) : t('previewLead')}
      </p>
      {PREVIEWS.filter((other) => other !== preview).map((other) => (
        <Other key={other} to={`?as=${other}`}>
          {t(`preview_${other}`)}
        </Other>
      ))}
      {preview ? <Other to="?">{t('previewEnd')}</Other> : null}
      <Other to="/app/settings?tab=privacy">{t('privacySettings')}</Other>
    </nav>
  )
}

function Other({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}
