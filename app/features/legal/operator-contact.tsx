import { useT } from '~/locales/use-t'
import { TextParagraph, TextSection } from '~/ui/text-page'

/** Who answers for this installation of the site, by its settings. */
export type Operator = { name: string; email: string }

export function OperatorContact({ operator }: { operator: Operator | null }) {
  const t = useT('legal')
  return (
    <TextSection id="contact" title={t('contact.title')}>
      {operator ? (
        <>
          <TextParagraph>{t('contact.named', { operator: operator.name })}</TextParagraph>
          <TextParagraph>
            {t('contact.write')}{' '}
            <a className="text-accent underline underline-offset-4" href={`mailto:${operator.email}`}>
              {operator.email}
            </a>
          </TextParagraph>
        </>
      ) : (
        <TextParagraph>{t('contact.unnamed')}</TextParagraph>
      )}
    </TextSection>
  )
}
