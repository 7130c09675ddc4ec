import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { Way } from '~/ui/layout/way'

type Props = {
  text: string
  /** Where the whole of it stands, for a text of very many lines: a list shows only their beginning. */
  whole?: string
  className?: string
}

/** More lines than these are cut off in a list. */
const MOST_LINES = 14

/** What was written, line breaks kept, web addresses as links that tell nothing of where they were followed from. */
export function PostText({ text, whole, className = '' }: Props) {
  const t = useT('feed')
  const isCut = whole !== undefined && text.split('\n').length > MOST_LINES
  const shown = isCut ? text.split('\n').slice(0, MOST_LINES).join('\n') : text
  return (
    <>
      <p dir="auto" lang={textLanguage(text)} className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
        {linkify(shown).map(({ text, href }, place) =>
          href ? (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order, are made anew with the text, and hold nothing
              key={place}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="text-accent underline underline-offset-2"
            >
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {isCut ? (
        <Way
          to={whole}
          className="mt-1 inline-flex min-h-9 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          {t('readAll')}
        </Way>
      ) : null}
    </>
  )
}
