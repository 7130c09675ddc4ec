import { useT } from '~/locales/use-t'
import { TextLink, TextList, TextPage, TextParagraph, TextSection } from '~/ui/text-page'
import type { LegalPageName, LegalSection } from './legal-section'
import { type Operator, OperatorContact } from './operator-contact'

type Props = { page: LegalPageName; sections: LegalSection[]; versionDate: string; operator: Operator | null }

/** The terms or the privacy page: its sections, then who runs the site. */
export function LegalPage({ page, sections, versionDate, operator }: Props) {
  const t = useT('legal')
  return (
    <TextPage title={t(`${page}.title`)} lead={t(`${page}.lead`)} note={t('version', { date: versionDate })}>
      {sections.map(({ id, title, lead, items, rest, link }) => (
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
      ))}
      <OperatorContact operator={operator} />
    </TextPage>
  )
}
