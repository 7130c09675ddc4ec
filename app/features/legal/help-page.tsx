import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { TextLink, TextPage, TextParagraph, TextSection } from '~/ui/layout/text-page'
import { type Operator, OperatorContact } from './operator-contact'

/** Questions and answers by subject. Each question can be linked to. */
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

type HelpKey = Key<'help'>

/** A question with its answer in paragraphs; the id is its anchor (`/help#birth-time-unknown`). */
type HelpQuestion = {
  id: string
  question: HelpKey
  answers: HelpKey[]
  link?: { href: `/${string}`; label: HelpKey }
}
type HelpSubject = { id: string; title: HelpKey; questions: HelpQuestion[] }

const HELP_SUBJECTS: HelpSubject[] = [
  {
    id: 'chart',
    title: 'chart.title',
    questions: [
      { id: 'what-is-needed', question: 'needed.q', answers: ['needed.1'] },
      {
        id: 'how-computed',
        question: 'computed.q',
        answers: ['computed.1'],
        link: { href: '/methodology', label: 'computed.link' },
      },
      {
        id: 'what-words-mean',
        question: 'meaning.q',
        answers: ['meaning.1'],
        link: { href: '/library', label: 'meaning.link' },
      },
      { id: 'birth-time-unknown', question: 'time.q', answers: ['time.1', 'time.2'] },
      { id: 'how-exact', question: 'exact.q', answers: ['exact.1'] },
      { id: 'different-chart', question: 'different.q', answers: ['different.1', 'different.2'] },
      { id: 'place-missing', question: 'place.q', answers: ['place.1'] },
      { id: 'correct-birth-data', question: 'correct.q', answers: ['correct.1'] },
    ],
  },
  {
    id: 'visible',
    title: 'visible.title',
    questions: [
      { id: 'who-sees-birth-data', question: 'birth.q', answers: ['birth.1', 'birth.2'] },
      { id: 'who-sees-profile', question: 'profile.q', answers: ['profile.1', 'profile.2'] },
      { id: 'with-other-eyes', question: 'preview.q', answers: ['preview.1'] },
      { id: 'search-engines', question: 'search.q', answers: ['search.1'] },
      { id: 'block', question: 'block.q', answers: ['block.1', 'block.2'] },
      { id: 'report', question: 'report.q', answers: ['report.1', 'report.2'] },
      {
        id: 'decided',
        question: 'decided.q',
        answers: ['decided.1', 'decided.2'],
        link: { href: '/app/appeals', label: 'decided.link' },
      },
      { id: 'first-day', question: 'firstDay.q', answers: ['firstDay.1'] },
    ],
  },
  {
    id: 'people',
    title: 'people.title',
    questions: [
      {
        id: 'find-people',
        question: 'find.q',
        answers: ['find.1', 'find.2'],
        link: { href: '/app/explore', label: 'find.link' },
      },
      { id: 'connections', question: 'connect.q', answers: ['connect.1', 'connect.2'] },
      {
        id: 'events',
        question: 'event.q',
        answers: ['event.1', 'event.2'],
        link: { href: '/app/events', label: 'event.link' },
      },
      {
        id: 'love-compatibility',
        question: 'love.q',
        answers: ['love.1', 'love.2'],
        link: { href: '/app/compatibility', label: 'love.link' },
      },
      {
        id: 'private-charts',
        question: 'private.q',
        answers: ['private.1'],
        link: { href: '/app/connections/private', label: 'private.link' },
      },
      {
        id: 'penta',
        question: 'penta.q',
        answers: ['penta.1'],
        link: { href: '/app/penta', label: 'penta.link' },
      },
    ],
  },
  {
    id: 'messages',
    title: 'messages.title',
    questions: [
      { id: 'write', question: 'write.q', answers: ['write.1', 'write.2'] },
      { id: 'unsent', question: 'unsent.q', answers: ['unsent.1'] },
      { id: 'change-message', question: 'undo.q', answers: ['undo.1'] },
      { id: 'pictures', question: 'pictures.q', answers: ['pictures.1'] },
      { id: 'presence', question: 'here.q', answers: ['here.1', 'here.2'] },
      { id: 'unwanted', question: 'unwanted.q', answers: ['unwanted.1'] },
    ],
  },
  {
    id: 'sign-in',
    title: 'signIn.title',
    questions: [
      { id: 'forgotten-password', question: 'forgotten.q', answers: ['forgotten.1', 'forgotten.2'] },
      { id: 'no-mail', question: 'noMail.q', answers: ['noMail.1'] },
      { id: 'confirm-email', question: 'confirm.q', answers: ['confirm.1'] },
      { id: 'change-email', question: 'changeEmail.q', answers: ['changeEmail.1'] },
      { id: 'change-password', question: 'changePassword.q', answers: ['changePassword.1'] },
      { id: 'google-github', question: 'elsewhere.q', answers: ['elsewhere.1'] },
      { id: 'where-signed-in', question: 'sessions.q', answers: ['sessions.1'] },
    ],
  },
  {
    id: 'profile',
    title: 'own.title',
    questions: [
      { id: 'username', question: 'username.q', answers: ['username.1'] },
      { id: 'photo', question: 'photo.q', answers: ['photo.1'] },
      { id: 'language', question: 'language.q', answers: ['language.1'] },
      {
        id: 'programs',
        question: 'programs.q',
        answers: ['programs.1'],
        link: { href: '/developers', label: 'programs.link' },
      },
    ],
  },
  {
    id: 'leave',
    title: 'leave.title',
    questions: [
      { id: 'download', question: 'download.q', answers: ['download.1'] },
      { id: 'deactivate', question: 'deactivate.q', answers: ['deactivate.1'] },
      {
        id: 'delete',
        question: 'delete.q',
        answers: ['delete.1', 'delete.2'],
        link: { href: '/privacy', label: 'delete.link' },
      },
    ],
  },
  {
    id: 'support',
    title: 'support.title',
    questions: [
      {
        id: 'ask',
        question: 'ask.q',
        answers: ['ask.1'],
        link: { href: '/app/support', label: 'ask.link' },
      },
    ],
  },
]
