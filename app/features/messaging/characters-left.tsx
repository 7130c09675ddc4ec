import { MESSAGE_MAX_GRAPHEMES } from '~/domain/messaging/limits'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'

const FEW = 50
const LAST = 20

/** How many characters, as a reader counts them, still fit into a message; below 0 there are too many. */
export function charactersLeft(typed: string): number {
  const text = typed.trim()
  // None is shorter than one unit of the text, so a short one needs no counting.
  return MESSAGE_MAX_GRAPHEMES - (text.length < MESSAGE_MAX_GRAPHEMES / 2 ? text.length : textLength(text))
}

export function CharactersLeft({ id, left }: { id: string; left: number }) {
  const t = useT('messages')
  const look = left < LAST ? 'font-semibold text-danger' : left < FEW ? 'font-semibold text-warn' : 'text-muted'
  return (
    <p id={id} className={`pt-1 text-right text-sm tabular ${look}`}>
      {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
    </p>
  )
}
