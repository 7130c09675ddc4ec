import { Fragment, type ReactNode } from 'react'
import { channelNumbers } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import type { GroupPerson, NamedChannel, NamedSharing, ShownOverview } from './private-group'

type Props = { overview: ShownOverview; people: readonly GroupPerson[] }

const isAnyUncertain = (people: readonly GroupPerson[]) => people.some(({ isTimeUncertain }) => isTimeUncertain)

const CELL = 'border-b border-line py-2 pr-3 text-left align-baseline'

/** What a group is side by side and together, as lists and tables that also print. */
export function GroupOverview({ overview, people }: Props) {
  return (
    <>
      {isAnyUncertain(people) ? <UncertainTimeNote /> : null}
      <WhoIsWho overview={overview} people={people} />
      <Centers overview={overview} people={people} />
      <Channels overview={overview} people={people} />
      <Missing overview={overview} people={people} />
      <Pairs overview={overview} people={people} />
    </>
  )
}

type SectionProps = {
  id: string
  title: string
  lead: string
  /** The lead could differ with other times of birth. */
  isUncertain?: boolean
  children?: ReactNode
}

function Section({ id, title, lead, isUncertain = false, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">
        {lead}
        {isUncertain ? <UncertainTimeMark /> : null}
      </p>
      {children}
    </Card>
  )
}

type NamesProps = {
  places: readonly number[]
  people: readonly GroupPerson[]
  /** Said where there are none. */
  none?: string
  separator?: string
}

/** People by name, with the mark of a time that isn't exact. */
function Names({ places, people, none, separator = ', ' }: NamesProps) {
  const t = useT('private-group')
  if (places.length === 0) {
    return (
      <span className="text-muted">
        {none}
        {isAnyUncertain(people) ? <UncertainTimeMark /> : null}
      </span>
    )
  }
  return places.map((place, at) => {
    const { name, isViewer, isTimeUncertain } = people[place]!
    return (
      <Fragment key={place}>
        {at > 0 ? separator : null}
        {isViewer ? t('you', { name }) : name}
        {isTimeUncertain ? <UncertainTimeMark /> : null}
      </Fragment>
    )
  })
}

function WhoIsWho({ overview: { types, authorities, profiles }, people }: Props) {
  const t = useT('private-group')
  const kinds = [
    { title: t('type'), sharing: types },
    { title: t('authority'), sharing: authorities },
    { title: t('profile'), sharing: profiles },
  ]
  return (
    <Section id="who" title={t('who')} lead={t('people', { count: people.length })}>
      <div className="mt-3 grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {kinds.map(({ title, sharing }) => (
          <section key={title} className="min-w-0">
            <h3 className="text-sm font-medium text-muted">{title}</h3>
            <dl>
              {sharing.map((each) => (
                <Shared key={each.name} sharing={each} people={people} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  )
}

function Shared({ sharing: { name, places }, people }: { sharing: NamedSharing; people: readonly GroupPerson[] }) {
  return (
    <div className="border-b border-line py-2 last:border-b-0">
      <dt className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="min-w-0">{name}</span>
        <span className="tabular shrink-0 font-normal text-muted">
          {places.length}
          {isAnyUncertain(people) ? <UncertainTimeMark /> : null}
        </span>
      </dt>
      <dd className="wrap-anywhere">
        <Names places={places} people={people} />
      </dd>
    </div>
  )
}

function Centers({ overview: { centers }, people }: Props) {
  const t = useT('private-group')
  const defined = centers.filter(({ isDefined }) => isDefined).length
  const isUncertain = centers.some((center) => center.isUncertain)
  return (
    <Section id="centers" title={t('centers')} lead={t('centersCount', { defined })} isUncertain={isUncertain}>
      <table aria-labelledby="centers" className="mt-3 w-full border-collapse text-sm hyphens-auto md:text-base">
        <thead>
          <tr className="border-b border-line-strong text-sm text-muted">
            {[t('center'), t('together'), t('definedIn')].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 text-left align-bottom font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {centers.map(({ name, definedIn, isDefined, isUncertain }) => (
            <tr key={name}>
              <th scope="row" className={`${CELL} font-medium`}>
                {name}
              </th>
              <td className={CELL}>
                {t(isDefined ? 'defined' : 'open')}
                {isUncertain ? <UncertainTimeMark /> : null}
              </td>
              <td className={`${CELL} wrap-anywhere`}>
                <Names places={definedIn} people={people} none={t('nobody')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function ChannelName({ channel: { id, name } }: { channel: NamedChannel }) {
  return (
    <>
      <span className="tabular whitespace-nowrap">{channelNumbers(id)}</span> {name}
    </>
  )
}

function Channels({ overview: { channels }, people }: Props) {
  const t = useT('private-group')
  return (
    <Section
      id="channels"
      title={t('channels')}
      lead={t('channelsCount', { count: channels.length })}
      isUncertain={isAnyUncertain(people)}
    >
      <List>
        {channels.map((channel) => {
          const { id, wholeIn, halves } = channel
          const parts = [
            { label: t('whole'), places: wholeIn },
            ...halves.map(({ gate, holders }) => ({ label: t('half', { gate }), places: holders })),
          ].filter(({ places }) => places.length > 0)
          return (
            <li key={id} className="break-inside-avoid border-b border-line py-2">
              <p className="font-semibold">
                <ChannelName channel={channel} />
              </p>
              {parts.map(({ label, places }) => (
                <p key={label} className="wrap-anywhere">
                  <span className="text-muted">{`${label}:`}</span> <Names places={places} people={people} />
                </p>
              ))}
            </li>
          )
        })}
      </List>
    </Section>
  )
}

function Missing({ overview: { missing }, people }: Props) {
  const t = useT('private-group')
  const count = missing.reduce((sum, { gates }) => sum + gates.length, 0)
  return (
    <Section
      id="missing"
      title={t('noGates')}
      lead={count === 0 ? t('missingNone') : t('missingCount', { count })}
      isUncertain={isAnyUncertain(people)}
    >
      {count === 0 ? null : (
        <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {missing.map(({ name, gates }) => (
            <div key={name} className="border-b border-line py-2">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="tabular">
                {gates.join(', ')}
                {isAnyUncertain(people) ? <UncertainTimeMark /> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

function Pairs({ overview: { pairs }, people }: Props) {
  const t = useT('private-group')
  return (
    <Section
      id="pairs"
      title={t('pairs')}
      lead={t(pairs.length === 0 ? 'pairsNone' : 'pairsText')}
      isUncertain={pairs.length === 0 && isAnyUncertain(people)}
    >
      <List>
        {pairs.map(({ places, channels }) => (
          <li key={places.join()} className="break-inside-avoid border-b border-line py-2">
            <p className="font-semibold wrap-anywhere">
              <Names places={places} people={people} separator=" + " />
            </p>
            <p>
              {channels.map((channel, at) => (
                <Fragment key={channel.id}>
                  {at > 0 ? '; ' : null}
                  <ChannelName channel={channel} />
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Nothing where there is nothing to list: an empty list is read out as one. */
function List({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 ? <ul className="mt-2 gap-x-8 lg:columns-2">{children}</ul> : null
}
