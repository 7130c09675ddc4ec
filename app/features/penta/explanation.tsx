import { Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useUncovered } from '~/ui/chart-reading/use-uncovered'
import { CloseIcon } from '~/ui/icons'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import type { Look, Looking } from './look'
import { type Group, isOwnGroup, type ShownChannel, type ShownGate } from './penta'
import { useStateText } from './use-state-text'

type Props = { group: Group; looking: Looking; nameOf: (place: number) => string }

/** The one panel that explains what is looked at; where all is in one column it floats above the bottom edge, in sight of the finger. */
export function Explanation({ group, looking, nameOf }: Props) {
  const t = useT('penta')
  const { look, key, toNothing } = looking
  const panel = useRef<HTMLElement>(null)
  useUncovered(panel, look && key, true)
  return (
    <section
      ref={panel}
      aria-label={t('reading')}
      aria-live="polite"
      className={`rounded-card border border-line bg-surface p-4 print:hidden ${look ? 'max-lg:floating-panel' : ''}`}
    >
      {look ? (
        <div className="relative pr-10">
          <Link
            to={toNothing}
            replace
            preventScrollReset
            aria-label={t('close')}
            className="absolute -top-2 -right-2 grid size-10 place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <CloseIcon className="size-4.5" />
          </Link>
          <Explained look={look} group={group} looking={looking} nameOf={nameOf} />
        </div>
      ) : (
        <p className="text-sm text-muted">{t('start')}</p>
      )}
    </section>
  )
}

function Explained({ look, ...rest }: Props & { look: Look }) {
  if (look.kind === 'person') return <ExplainedPerson place={look.place} {...rest} />
  return look.kind === 'gate' ? (
    <ExplainedGate gate={look.gate} channel={look.channel} {...rest} />
  ) : (
    <ExplainedChannel channel={look.channel} {...rest} />
  )
}

type AdviceKey = Key<'penta' | 'others-penta'>

/** What helps where something is missing: said to the group, or about it where the viewer isn't in it. */
function useAdvice(group: Group) {
  const [own, others] = [useT('penta'), useT('others-penta')]
  return isOwnGroup(group) ? own : others
}

function ExplainedGate({ gate, channel, group, looking, nameOf }: Props & { gate: ShownGate; channel: ShownChannel }) {
  const t = useT('penta')
  const advise = useAdvice(group)
  const isHeld = gate.holders.length > 0
  return (
    <>
      <h3 className="text-lg leading-6">{`${t('gate', { gate: gate.gate })} · ${gate.name}`}</h3>
      <p className="text-sm text-muted">
        {isHeld ? t('heldBy', { names: gate.holders.map(nameOf).join(', ') }) : t('heldByNobody')}
        {gate.isUncertain ? <UncertainTimeMark /> : null}
      </p>
      <p className="reading mt-2.5">{t(`gate.${gate.gate}` as Key<'penta'>)}</p>
      {isHeld ? null : <p className="reading mt-2.5">{advise(`gate.${gate.gate}.gap` as AdviceKey)}</p>}
      <h4 className="mt-3 text-sm text-muted">{t('inChannel')}</h4>
      <LookLink to={looking.toLook({ channel: channel.channel })}>
        {`${channel.channel.replace('-', '–')} ${channel.name}`}
      </LookLink>
    </>
  )
}

function ExplainedChannel({ channel, group, looking, nameOf }: Props & { channel: ShownChannel }) {
  const t = useT('penta')
  const advise = useAdvice(group)
  const stateText = useStateText(nameOf)
  return (
    <>
      <h3 className="text-lg leading-6">
        {`${t('channel', { channel: channel.channel.replace('-', '–') })} · ${channel.name}`}
      </h3>
      <p className="text-sm text-muted">
        {`${t(`part.${channel.part}`)} · ${stateText(channel)}`}
        {channel.isUncertain ? <UncertainTimeMark /> : null}
      </p>
      <p className="reading mt-2.5">
        {channel.isClosed
          ? t(`channel.${channel.channel}` as Key<'penta'>)
          : advise(`channel.${channel.channel}.open` as AdviceKey)}
      </p>
      <h4 className="mt-3 text-sm text-muted">{t('gatesOfIt')}</h4>
      <ul className="flex flex-wrap gap-x-4">
        {channel.gates.map(({ gate, name }) => (
          <li key={gate}>
            <LookLink to={looking.toLook({ gate })}>{`${gate} ${name}`}</LookLink>
          </li>
        ))}
      </ul>
    </>
  )
}

type PersonProps = { place: number; group: Group; looking: Looking; nameOf: (place: number) => string }

/** One person of the group: their gates, and the channels these complete. */
function ExplainedPerson({ place, group: { people, channels }, looking, nameOf }: PersonProps) {
  const t = useT('penta')
  const held = channels.flatMap(({ gates }) => gates).filter(({ holders }) => holders.includes(place))
  const only = held.filter(({ holders }) => holders.length === 1)
  return (
    <>
      <h3 className="text-lg leading-6 wrap-anywhere">{nameOf(place)}</h3>
      <p className="text-sm text-muted">
        {t('holdsCount', { count: held.length })}
        {people[place]?.isTimeUncertain ? <UncertainTimeMark /> : null}
      </p>
      {held.length === 0 ? (
        <p className="reading mt-2.5">{t('noneOfThem')}</p>
      ) : (
        <>
          <h4 className="mt-3 text-sm text-muted">{t('brings')}</h4>
          <ul className="flex flex-wrap gap-x-4">
            {held.map(({ gate, name }) => (
              <li key={gate}>
                <LookLink to={looking.toLook({ gate })}>{`${gate} ${name}`}</LookLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {only.length > 0 ? (
        <p className="mt-2 text-sm">
          {t('onlyTheirs', { gates: only.map(({ gate }) => gate).join(', ') })}
          {people.some(({ isTimeUncertain }) => isTimeUncertain) ? <UncertainTimeMark /> : null}
        </p>
      ) : null}
    </>
  )
}

/** A way to another explanation, within a line of text. */
function LookLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="inline-flex min-h-7 items-center rounded-sm text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}
