import { TextLink, TextList, TextParagraph, TextSection } from './text-page'

/** One headed part of a text: a paragraph, a list, more paragraphs, a link to where it is told in full; all by keys of its words. */
export type TextPart<K extends string> = {
  id: string
  title: K
  lead?: K
  items?: K[]
  rest?: K[]
  link?: { href: `/${string}`; label: K }
}

type Props<K extends string> = { parts: TextPart<K>[]; t: (key: K) => string }

/** The parts of a text, one below the other. */
export function TextSections<K extends string>({ parts, t }: Props<K>) {
  return parts.map(({ id, title, lead, items, rest, link }) => (
    <TextSection key={id} id={id} title={t(title)}>
      {lead ? <TextParagraph>{t(lead)}</TextParagraph> : null}
      {items ? <TextList items={items.map((key) => ({ key, text: t(key) }))} /> : null}
      {rest?.map((key) => (
        <TextParagraph key={key}>{t(key)}</TextParagraph>
      ))}
      {link ? (
        <TextParagraph>
          <TextLink href={link.href}>{t(link.label)}</TextLink>
        </TextParagraph>
      ) : null}
    </TextSection>
  ))
}
