import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { StaticLink } from '~/ui/layout/static-link'

type Props = {
  text: string
  /** The address of the whole text; a list cuts off very many lines. */
  whole?: string
  className?: string
}

const MOST_LINES = 14

/** A text with its line breaks and with web addresses as links without referrer. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts change with the text alone, keep their order and have no state
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
        <StaticLink
          to={whole}
          className="mt-1 inline-flex min-h-9 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          {t('readAll')}
        </StaticLink>
      ) : null}
    </>
  )
}
