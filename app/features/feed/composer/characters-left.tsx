import { FEW_LEFT, VERY_FEW_LEFT } from '~/domain/community/limits'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { WarningIcon } from '~/ui/icons'

/** How many characters, as a reader counts them, still fit; below 0 there are too many. */
export function charactersLeft(typed: string, most: number): number {
  const text = typed.trim()
  // Of letters as most write them each is one unit of the text.
  return most - (/^[\p{ASCII}А-яЁё«»—…№]*$/u.test(text) ? text.length : textLength(text))
}

/** How much still fits: a figure at first, words near the end, and a sign beside them at the very end. */
export function CharactersLeft({ id, left }: { id: string; left: number }) {
  const t = useT('composer')
  const isUrgent = left < VERY_FEW_LEFT
  const isFew = left < FEW_LEFT
  const look = isUrgent ? 'font-semibold text-danger' : isFew ? 'font-semibold text-warn' : 'text-muted'
  return (
    <p id={id} className={`tabular flex items-center gap-1 text-sm whitespace-nowrap ${look}`}>
      {isUrgent ? <WarningIcon className="size-4" /> : null}
      {left < 0 ? (
        t('over', { count: -left })
      ) : isFew ? (
        t('left', { count: left })
      ) : (
        <>
          <span aria-hidden="true">{left}</span>
          <span className="sr-only">{t('left', { count: left })}</span>
        </>
      )}
    </p>
  )
}
