import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'

/** The words of a message, line breaks kept, web addresses as links that tell where they lead nothing. */
export function MessageText({ text }: { text: string }) {
  return (
    <span lang={textLanguage(text)} className="wrap-anywhere whitespace-pre-wrap">
      {linkify(text).map(({ text, href }, place) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
            key={place}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2 focus-visible:outline-current"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  )
}
