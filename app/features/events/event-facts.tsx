import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { CalendarIcon, LinkIcon, MessageIcon, PeopleIcon, PersonIcon, PinIcon } from '~/ui/icons'
import { EventWhen } from './event-when'
import type { ShownEvent } from './events'
import { PlacesLine } from './places-line'

/** When, where, in what language, for how many, and by whom. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const { place, address, isOnline, host, language } = event
  return (
    <dl className="grid gap-3">
      <Fact icon={<CalendarIcon />} label={t('whenLabel')}>
        <EventWhen event={event} />
      </Fact>
      <Fact icon={isOnline ? <LinkIcon /> : <PinIcon />} label={t('whereLabel')}>
        {isOnline ? <OnlineAt event={event} /> : place}
        {address ? <span className="block text-muted">{address}</span> : null}
      </Fact>
      {event.state === 'cancelled' ? null : (
        <Fact icon={<PeopleIcon />} label={t('placesLabel')}>
          <PlacesLine event={event} />
        </Fact>
      )}
      <Fact icon={<MessageIcon />} label={t('languageLabel')}>
        {t(`language.${language}`)}
      </Fact>
      <Fact icon={<PersonIcon />} label={t('hostLabel')}>
        <Link to={`/u/${host.username}`} className="font-semibold text-accent">
          {host.fullName}
        </Link>
      </Fact>
    </dl>
  )
}

function OnlineAt({ event: { link, hasLink, standing } }: { event: ShownEvent }) {
  const t = useT('events')
  if (link) {
    return (
      <>
        {t('online')}:{' '}
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="font-semibold text-accent">
          {link}
        </a>
      </>
    )
  }
  const key = hasLink ? 'linkForGuests' : standing === 'host' ? 'linkMissing' : 'linkLater'
  return (
    <>
      {t('online')}
      <span className="block text-sm text-muted">{t(key)}</span>
    </>
  )
}

type FactProps = { icon: ReactNode; label: string; children: ReactNode }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex gap-3">
      <dt className="mt-0.5 size-5 shrink-0 text-muted [&>svg]:size-5">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
