import type { ReactNode } from 'react'
import { BODIES, CENTERS } from '~/domain/human-design/terms/codes'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { UncertainTimeMark, UncertainTimeNote } from '../members/uncertain-time-mark'
import type { BodygraphData } from './bodygraph-data'
import { gatesOf } from './channel-routes'
import { centerOf, GATES_OF } from './geometry'
import { isSame, type Selection } from './selection'

type Props = {
  data: BodygraphData
  /** What may differ, since the time of birth isn't exact. */
  uncertainParts?: UncertainParts | null | undefined
  selection?: Selection | null
  /** With it, centers, channels and activations are buttons that look at the same thing in the drawing. */
  onSelect?: (selection: Selection | null) => void
  className?: string
}

/** The chart as text: 26 activations, nine centers, the defined channels, to read, copy or have read aloud. */
export function ChartTable({ data, uncertainParts = null, selection = null, onSelect, className = '' }: Props) {
  const t = useT('ui')
  const hd = useT('hd')
  const hasUncertain = Object.values(uncertainParts ?? {}).some((parts) => parts.length > 0)
  const gateName = (gate: number) => hd(`gate.${gate}` as Key<'hd'>)
  const mark = (isUncertain = false) => (isUncertain ? <UncertainTimeMark /> : null)
  const listOf = (gates: number[]) =>
    gates.length > 0
      ? gates
          .sort((one, other) => one - other)
          .map((gate, index) => (
            <span key={gate}>
              {index > 0 ? ', ' : null}
              {gate}
              {mark(uncertainParts?.gates.includes(gate))}
            </span>
          ))
      : t('none')
  const pick = (target: Selection, words: ReactNode) =>
    onSelect ? (
      <button
        type="button"
        aria-pressed={isSame(selection, target)}
        onClick={() => onSelect(isSame(selection, target) ? null : target)}
        className="min-h-6 rounded-sm text-left underline decoration-line-strong underline-offset-3 hover:decoration-current noscript:pointer-events-none noscript:no-underline aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
      >
        {words}
      </button>
    ) : (
      words
    )

  return (
    <div className={`space-y-8 ${className}`}>
      {data.activations ? (
        <Table caption={t('activations')} heads={[t('body'), hd('side.design'), hd('side.personality')]}>
          {BODIES.map((body) => (
            <tr key={body}>
              <Head>{hd(`body.${body}`)}</Head>
              {(['design', 'personality'] as const).map((side) => {
                const found = data.activations?.[side].find((activation) => activation.body === body)
                return (
                  <Cell key={side} className={side === 'design' ? 'text-design' : ''}>
                    {found
                      ? pick(
                          { kind: 'body', side, body },
                          <>
                            <span className="tabular font-medium">{`${found.gate}.${found.line}`}</span>{' '}
                            <span className="gate-name text-muted">{gateName(found.gate)}</span>
                          </>,
                        )
                      : t('none')}
                    {mark(uncertainParts?.[side].includes(body))}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </Table>
      ) : null}
      {hasUncertain ? <UncertainTimeNote /> : null}
      <Table caption={t('centers')} heads={[t('center'), t('state'), ...(data.onlyChannels ? [] : [t('gates')])]}>
        {CENTERS.map((center) => (
          <tr key={center}>
            <Head>{pick({ kind: 'center', center }, hd(`center.${center}`))}</Head>
            <Cell>
              {hd(`centerState.${data.centers[center]}`)}
              {mark(uncertainParts?.centers.includes(center))}
            </Cell>
            {data.onlyChannels ? null : (
              <Cell className="tabular">{listOf(GATES_OF[center].filter((gate) => data.gates[gate]))}</Cell>
            )}
          </tr>
        ))}
      </Table>
      {data.channels.length ? (
        <Table caption={t('channels')} heads={[t('channel'), t('name'), t('connects')]}>
          {data.channels.map((id) => (
            <tr key={id}>
              <Head className="tabular whitespace-nowrap">
                {pick({ kind: 'channel', id }, id.replace('-', '–'))}
                {mark(uncertainParts?.channels.includes(id))}
              </Head>
              <Cell>{hd(`channel.${id}` as Key<'hd'>)}</Cell>
              <Cell>
                {gatesOf(id)
                  .map((gate) => hd(`center.${centerOf(gate)}.short`))
                  .join(' – ')}
              </Cell>
            </tr>
          ))}
        </Table>
      ) : (
        <p>{t('noChannels')}</p>
      )}
    </div>
  )
}

function Table({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) {
  return (
    <table className="w-full border-collapse text-sm hyphens-auto md:table-fixed md:text-base print:break-inside-avoid">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-2 md:pr-3 text-left font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Head({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <th
      scope="row"
      className={`border-b border-line py-1.5 pr-2 md:pr-3 text-left align-baseline font-medium ${className}`}
    >
      {children}
    </th>
  )
}

function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <td className={`border-b border-line py-1.5 pr-2 md:pr-3 align-baseline ${className}`}>{children}</td>
}
