import type { ReactNode } from 'react'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { gatesOf } from '~/ui/bodygraph/channel-routes'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import type { Look } from './overlay'

/** Everything that the sky does with the chart, in sentences and with its times; without a chart, what is in the air. */
export function TransitLists(look: Look) {
  const { hasChart } = look.overlay
  return (
    <div className="gap-x-8 @min-[560px]/reading:columns-2">
      {hasChart ? (
        <>
          <Completed {...look} />
          <Bridge {...look} />
          <Centers {...look} />
          <Reinforced {...look} />
        </>
      ) : null}
      <Collective {...look} />
    </div>
  )
}

type SectionProps = { id: string; title: string; text: string; none: string; children: ReactNode[] }

function Section({ id, title, text, none, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mb-7 min-w-0 break-inside-avoid">
      <h3 id={id} className="flex scroll-mt-4 items-baseline gap-2 text-lg leading-6">
        {title}
        <span className="tabular text-sm font-normal text-muted">{children.length}</span>
      </h3>
      <p className="mt-0.5 text-sm text-pretty text-muted">{text}</p>
      {children.length === 0 ? <p className="mt-2 text-muted">{none}</p> : <ul className="mt-2">{children}</ul>}
    </section>
  )
}

function Completed({ overlay: { against, spanOf, mayDiffer }, words, focus, onFocus }: Look) {
  const { t } = words
  const hd = useT('hd')
  return (
    <Section id="completed" title={t('completed')} text={t('completed.text')} none={t('completed.none')}>
      {against.completed.map(({ channel, natalGate, transitGate, bodies }) => (
        <TransitRow
          key={channel}
          {...{ focus, onFocus }}
          target={{ kind: 'channel', id: channel }}
          title={`${channelNumbers(channel)} ${hd(channelKey(channel))}`}
          isUncertain={mayDiffer(...gatesOf(channel))}
          when={words.when(spanOf({ kind: 'completed', channel }))}
        >
          {t('completedBy', { natal: natalGate, transit: transitGate, bodies: words.names(bodies) })}
        </TransitRow>
      ))}
    </Section>
  )
}

function Centers({ overlay: { against, spanOf, mayDiffer }, words, focus, onFocus }: Look) {
  const { t } = words
  const hd = useT('hd')
  return (
    <Section id="centers" title={t('centers')} text={t('centers.text')} none={t('centers.none')}>
      {against.centers.map(({ center, channels }) => (
        <TransitRow
          key={center}
          {...{ focus, onFocus }}
          target={{ kind: 'center', center }}
          title={hd(`center.${center}`)}
          isUncertain={mayDiffer(center, ...channels.flatMap(gatesOf))}
          when={words.when(spanOf({ kind: 'center', center }))}
        >
          {t('centerBy', { channels: words.channels(channels) })}
        </TransitRow>
      ))}
    </Section>
  )
}

/** Only where there is one: most charts have nothing to bridge. */
function Bridge({ overlay: { against, spanOf, isUncertain }, words }: Look) {
  const { t } = words
  const hd = useT('hd')
  const { bridge, definition } = against
  if (!bridge) return null
  // Of the whole connection: the channels that make it change meanwhile.
  const when = words.when(spanOf({ kind: 'bridge' }))
  return (
    <section aria-labelledby="bridge" className="mb-7 min-w-0 break-inside-avoid">
      <h3 id="bridge" className="text-lg leading-6">
        {t('bridge')}
        {isUncertain ? <UncertainTimeMark /> : null}
      </h3>
      <p className="mt-1 text-pretty">
        {t('bridge.text', { channels: words.channels(bridge.channels), bodies: words.names(bridge.bodies) })}{' '}
        {bridge.gates.length > 0 ? t('bridge.single', { gates: bridge.gates.join(', ') }) : null}
      </p>
      <p className="text-muted">{t('bridge.definition', { definition: hd(`definition.${definition}`) })}</p>
      {when ? (
        <p className="tabular text-sm text-faint" suppressHydrationWarning>
          {t('bridge.when', { when })}
        </p>
      ) : null}
    </section>
  )
}

function Reinforced({ overlay: { against, spanOf, mayDiffer }, words, focus, onFocus }: Look) {
  const { t } = words
  const hd = useT('hd')
  const gates = [...new Set(against.reinforced.map(({ gate }) => gate))]
  return (
    <Section id="reinforced" title={t('reinforced')} text={t('reinforced.text')} none={t('reinforced.none')}>
      {gates.map((gate) => {
        const here = against.reinforced.filter((each) => each.gate === gate)
        const channels = here[0]?.channels ?? []
        const lines = here.map(({ body, line }) => t('reinforcedBy', { line, body: hd(`body.${body}`) }))
        if (channels.length > 0) lines.push(t('reinforcedChannels', { channels: words.channels(channels) }))
        return (
          <TransitRow
            key={gate}
            {...{ focus, onFocus }}
            target={{ kind: 'gate', gate }}
            title={`${gate} ${hd(gateKey(gate))}`}
            isUncertain={mayDiffer(gate)}
            when={words.when(spanOf({ kind: 'reinforced', gate }))}
          >
            {lines.join('; ')}
          </TransitRow>
        )
      })}
    </Section>
  )
}

function Collective({ overlay: { against, spanOf, hasChart, mayDiffer }, words, focus, onFocus }: Look) {
  const { t } = words
  const hd = useT('hd')
  return (
    <Section
      id="collective"
      title={t('collective')}
      text={t(hasChart ? 'collective.text' : 'collective.plain')}
      none={t('collective.none')}
    >
      {against.collective.map(({ channel, bodies }) => (
        <TransitRow
          key={channel}
          {...{ focus, onFocus }}
          target={{ kind: 'channel', id: channel }}
          title={`${channelNumbers(channel)} ${hd(channelKey(channel))}`}
          isUncertain={mayDiffer(...gatesOf(channel))}
          when={words.when(spanOf({ kind: 'collective', channel }))}
        >
          {t('bodies', { bodies: words.names(bodies) })}
        </TransitRow>
      ))}
    </Section>
  )
}

type Props = Pick<Look, 'focus' | 'onFocus'> & {
  target: Selection
  title: ReactNode
  /** The birth time leaves it open. */
  isUncertain: boolean
  children: ReactNode
  when: string
}

/** One thing that holds: what, why and from when until when. A press lights it in the drawing; without scripts it is read only. */
function TransitRow({ target, title, isUncertain, children, when, focus, onFocus }: Props) {
  const isLookedAt = isSame(focus, target)
  const row = (
    <>
      <span className="block font-semibold">
        {title}
        {isUncertain ? <UncertainTimeMark /> : null}
      </span>
      <span className="block text-pretty text-muted">{children}</span>
      <span className="tabular block text-sm text-faint" suppressHydrationWarning>
        {when}
      </span>
    </>
  )
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isLookedAt}
        onClick={() => onFocus(isLookedAt ? null : target)}
        className="-mx-2 w-[calc(100%+1rem)] rounded-control px-2 py-2.5 text-left transition-colors noscript:hidden hover:bg-sunken aria-pressed:bg-accent-soft [&[aria-pressed=true]_.text-faint]:text-muted"
      >
        {row}
      </button>
      <span className="hidden py-2.5 noscript:block">{row}</span>
    </li>
  )
}
