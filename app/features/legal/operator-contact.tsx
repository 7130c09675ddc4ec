import { useT } from '~/locales/use-t'
import { TextLink, TextParagraph, TextSection } from '~/ui/layout/text-page'

/** Who runs this installation, from its settings. */
export type Operator = { name: string; email: string }

export function OperatorContact({ operator }: { operator: Operator | null }) {
  const t = useT('legal')
  return (
    <TextSection id="contact" title={t('contact.title')}>
      {operator ? (
        <>
          <TextParagraph>{t('contact.named', { operator: operator.name })}</TextParagraph>
          <TextParagraph>
            {t('contact.write')} <TextLink href={`mailto:${operator.email}`}>{operator.email}</TextLink>
          </TextParagraph>
        </>
      ) : (
        <TextParagraph>{t('contact.unnamed')}</TextParagraph>
      )}
    </TextSection>
  )
}
