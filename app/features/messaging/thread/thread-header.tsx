import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Presence } from '~/domain/messaging/hub-frames.schema'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useHub, watchPresence } from '~/platform/client/hub-store'
import { buttonLook } from '~/ui/controls/button-look'
import { BlockIcon, ChevronLeftIcon, MoreIcon, PersonIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { Menu } from '~/ui/overlays/menu'
import type { Person } from '../messages-page'

type Props = {
  /** Null if the member is gone, away or blocked. */
  person: Person | null
  isTyping: boolean
  listPath: string
  /** A form with one button that blocks. Without scripts it is shown, with scripts the menu presses it. */
  block: ReactNode
}

/** The other member and their presence; on a phone also the link back to the list. */
export function ThreadHeader({ person, isTyping, listPath, block }: Props) {
  const t = useT('messages')
  return (
    <header className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-2.5 low:py-1 max-lg:pl-1.5">
      <Link
        to={listPath}
        preventScrollReset
        aria-label={t('back')}
        className="-mr-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink lg:hidden"
      >
        <ChevronLeftIcon />
      </Link>
      {person ? (
        <Known person={person} isTyping={isTyping} block={block} />
      ) : (
        <>
          <Avatar name="" />
          <h2 className="min-w-0 flex-1 truncate text-base leading-6 text-muted">{t('gone')}</h2>
        </>
      )}
    </header>
  )
}

function Known({ person, isTyping, block }: { person: Person; isTyping: boolean; block: ReactNode }) {
  const t = useT('messages')
  const { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified } = person
  const presence = useHub().presenceOf(id)
  const blocking = useRef<HTMLDivElement>(null)
  useEffect(() => watchPresence([id]), [id])
  const presenceText = presenceWord(presence)
  const isActive = presence?.status === 'online'
  const status = presence && presence.status !== 'offline' ? presence.status : null
  const profile = `/u/${username}`
  return (
    <>
      <Link to={profile} tabIndex={-1} aria-hidden="true" className="shrink-0 rounded-full">
        <Avatar
          name={fullName}
          src={avatarUrl}
          type={hdType}
          {...(status ? { status: { code: status, label: '' } } : {})}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="flex min-w-0 items-baseline gap-1 text-base leading-6 tracking-normal">
          <Link to={profile} className="truncate rounded-control hover:underline">
            {fullName}
          </Link>
          {isVerified ? <VerifiedTick label={t('verified')} className="size-3.5 self-center" /> : null}
        </h2>
        {/* The line has a fixed height, so that nothing moves when the presence becomes known. */}
        <p className={`h-5 truncate text-sm ${isActive || isTyping ? 'text-ok' : 'text-muted'}`}>
          {isTyping ? (
            t('typing')
          ) : presenceText ? (
            t(presenceText)
          ) : hdType ? (
            <TypeBadge type={hdType} label={t(`type.${hdType}`)} isTimeUncertain={isTimeUncertain} />
          ) : null}
        </p>
      </div>
      <TypingNote name={fullName} isTyping={isTyping} />
      <div ref={blocking} className="hidden noscript:block">
        {block}
      </div>
      <Menu
        label={t('more', { name: fullName })}
        className={buttonLook('ghost', 'm', 'px-3 noscript:hidden')}
        trigger={<MoreIcon />}
        items={[
          { id: 'profile', label: t('viewProfile'), icon: <PersonIcon />, to: profile },
          {
            id: 'block',
            label: t('block'),
            icon: <BlockIcon />,
            danger: true,
            onSelect: () => blocking.current?.querySelector('button')?.click(),
          },
        ]}
      />
    </>
  )
}

const PRESENCE_WORDS = { online: 'active', away: 'away', busy: 'busy' } as const

/** The text for a presence, or null if nothing is shown. */
function presenceWord(presence: Presence | null): Key<'messages'> | null {
  if (!presence) return null
  if (presence.status !== 'offline') return PRESENCE_WORDS[presence.status]
  return presence.seenRecently ? 'seenRecently' : null
}

/** Otherwise someone who types with pauses would be announced every few seconds. */
const ANNOUNCE_EVERY_MILLISECONDS = 60_000

/** Whether to announce again that someone types. Both times in milliseconds; null: not announced yet. */
export const isDueAgain = (saidAt: number | null, now: number) =>
  saidAt === null || now - saidAt >= ANNOUNCE_EVERY_MILLISECONDS

/** Announces to screen readers that the other member types, at most once a minute. */
function TypingNote({ name, isTyping }: { name: string; isTyping: boolean }) {
  const t = useT('messages')
  const saidAt = useRef<number | null>(null)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const isDue = isTyping && isDueAgain(saidAt.current, Date.now())
    if (isDue) saidAt.current = Date.now()
    setSaid(isDue)
  }, [isTyping])
  return (
    <p role="status" className="sr-only">
      {isSaid ? t('isTyping', { name }) : null}
    </p>
  )
}
