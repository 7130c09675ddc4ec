import { useT } from '~/locales/use-t'
import { TextLink, TextPage, TextParagraph, TextSection } from '~/ui/layout/text-page'
import { HELP_SUBJECTS, type HelpQuestion } from './help-subjects'
import { type Operator, OperatorContact } from './operator-contact'

/** Questions and answers by subject; each question has an address of its own to point somebody to. */
export function HelpPage({ operator }: { operator: Operator | null }) {
  const t = useT('help')
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <nav aria-label={t('subjects')} className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-base">
        {HELP_SUBJECTS.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex items-center text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
          >
            {t(title)}
          </a>
        ))}
      </nav>
      {HELP_SUBJECTS.map(({ id, title, questions }) => (
        <TextSection key={id} id={id} title={t(title)}>
          {questions.map((question) => (
            <Answer key={question.id} {...question} />
          ))}
        </TextSection>
      ))}
      <OperatorContact operator={operator} />
    </TextPage>
  )
}

function Answer({ id, question, answers, link }: HelpQuestion) {
  const t = useT('help')
  return (
    <div id={id} className="mt-6 scroll-mt-20">
      <h3 className="text-lg font-semibold">{t(question)}</h3>
      {answers.map((key) => (
        <TextParagraph key={key}>{t(key)}</TextParagraph>
      ))}
      {link ? (
        <TextParagraph>
          <TextLink href={link.href}>{t(link.label)}</TextLink>
        </TextParagraph>
      ) : null}
    </div>
  )
}
