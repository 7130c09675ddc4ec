import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import type { Look } from './look'

/** A dash at which no line ends: a column of a table is narrow. */
const UNBROKEN = '\u2060–\u2060'

/** Where the thirteen bodies stand, with what that is for the chart: to read, copy or have read aloud; a press looks at one. */
export function SkyTable({ overlay: { sky, natal, against, hasChart }, words, focus, onFocus }: Look) {
  const t = useT('transit-reading')
  const hd = useT('hd')
  const forYou = (gate: number) => {
    if (natal.has(gate)) return t('yours')
    const channels = against.completed.flatMap(({ channel, transitGate }) => (transitGate === gate ? [channel] : []))
    return channels.length > 0
      ? t('yours.channel', { channels: words.channels(channels).replaceAll('–', UNBROKEN) })
      : t('none')
  }
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1.5 text-left text-base font-semibold">{t('table')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-muted">
          <th scope="col" className="py-1.5 pr-2 align-bottom font-medium">
            {t('planet')}
          </th>
          <th scope="col" className="py-1.5 pr-2 align-bottom font-medium">
            {t('gateLine')}
          </th>
          <th scope="col" className="py-1.5 align-bottom font-medium">
            {t(hasChart ? 'forYou' : 'gateName')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sky.map(({ body, gate, line }) => {
          const target: Selection = { kind: 'body', side: 'design', body }
          const isLookedAt = isSame(focus, target)
          const name = (
            <>
              <span aria-hidden="true" className="inline-block w-5 text-center font-[system-ui]">
                {GLYPHS[body]}
              </span>{' '}
              {hd(`body.${body}`)}
            </>
          )
          return (
            <tr key={body} className="border-b border-line align-baseline has-aria-pressed:bg-accent-soft">
              <th scope="row" className="pr-2 text-left font-medium">
                <button
                  type="button"
                  aria-pressed={isLookedAt}
                  onClick={() => onFocus(isLookedAt ? null : target)}
                  className="min-h-8 w-full rounded-control text-left noscript:hidden hover:text-accent pointer-coarse:min-h-11"
                >
                  {name}
                </button>
                <span className="hidden py-1.5 noscript:inline-block">{name}</span>
              </th>
              <td className="tabular py-1.5 pr-2">{t('gateAndLine', { gate, line })}</td>
              <td className="py-1.5 text-muted">{hasChart ? forYou(gate) : hd(gateKey(gate))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
