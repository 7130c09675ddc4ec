import { gatesOf } from '~/domain/community/context-gates'
import type { HdContext } from '~/domain/community/hd-context'
import type { Key, Translate } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { Way } from '~/ui/way'
import { feedPath } from './feed-address'

/** What a post is about, as a title and what it means. */
export function contextWords(context: HdContext, t: Translate<'feed'>, hd: Translate<'hd'>) {
  switch (context.kind) {
    case 'gate':
      return { title: t('gate', { gate: context.gate }), text: hd(`gate.${context.gate}` as Key<'hd'>) }
    case 'channel':
      return {
        title: t('channel', { channel: context.channel.replace('-', '–') }),
        text: hd(`channel.${context.channel}` as Key<'hd'>),
      }
    case 'transit': {
      const { sun, earth } = context
      return {
        title: t('transitPast'),
        text: t('transitPlaces', { sun: `${sun.gate}.${sun.line}`, earth: `${earth.gate}.${earth.line}` }),
      }
    }
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The page that tells what it is. */
const explained = (context: HdContext) =>
  context.kind === 'channel' ? `/channels/${context.channel}` : `/gates/${gatesOf(context)[0]}`

/** What of Human Design a post is about: its number leads to what others wrote about it, its name to what it means. */
export function ContextChip({ context }: { context: HdContext }) {
  const t = useT('feed')
  const hd = useT('hd')
  const language = useLanguage()
  const { title, text } = contextWords(context, t, hd)
  const [gate = 1] = gatesOf(context)
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-3.5 py-2 pointer-coarse:py-0">
      <Way
        to={feedPath({ kind: 'gate', gate })}
        className="tabular inline-flex items-center font-semibold text-ink no-underline hover:underline pointer-coarse:min-h-11"
      >
        {title}
      </Way>
      <Way
        to={explained(context)}
        className="tabular inline-flex items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
      >
        {text}
        {context.kind === 'transit' ? ` · ${dayOf(context.at, language)}` : ''}
      </Way>
    </div>
  )
}

/** Of Greenwich, as transits are told, so that server and browser say the same. */
function dayOf(at: string, language: string) {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  dayFormats.set(language, format)
  return format.format(Date.parse(at))
}
