import { linkify } from '~/domain/text/linkify'

/** What was written, line breaks kept, web addresses as links that tell nothing of where they were followed from. */
export function PostText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
      {linkify(text).map(({ text, href }, place) =>
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
  )
}
