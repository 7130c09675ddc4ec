import { FEW_LEFT, VERY_FEW_LEFT } from '~/domain/community/limits'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { WarningIcon } from '~/ui/icons'

/** How many graphemes still fit; negative: how many are too many. */
export function charactersLeft(typed: string, most: number): number {
  const text = typed.trim()
  // Faster for common letters, which are one UTF-16 unit each.
  return most - (/^[\p{ASCII}А-яЁё«»—…№]*$/u.test(text) ? text.length : textLength(text))
}

/** How many characters are left: a number, in words when few are left, with an icon when very few are. */
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
