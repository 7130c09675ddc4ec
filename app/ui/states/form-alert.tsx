import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from './alert'
import { UndecidedNote } from './undecided-note'

const COMMON = {
  unreachable: 'formUnreachable',
  unexpected: 'formUnexpected',
  signedOut: 'formSignedOut',
  tooMany: 'formTooMany',
  undecided: 'formUndecided',
} as const

/** What any form can be refused for; its texts are here. */
export type CommonError = keyof typeof COMMON

const isCommon = (error: string): error is CommonError => error in COMMON
const isOwn = <E extends string>(error: E | CommonError): error is Exclude<E, CommonError> => !isCommon(error)

type Props<E extends string> = {
  /** What stands in the way of the form; nothing is drawn without. */
  error: E | CommonError | null
  /** The text of an error that only this form knows. */
  words: (error: Exclude<E, CommonError>) => string
  /** Something is typed in the form, and stays there. */
  hasText?: boolean
  className?: string
}

/** The error of a whole form, above it; takes the focus. */
export function FormAlert<E extends string>({ error, words, hasText = false, className }: Props<E>) {
  const t = useT('errors')
  if (error === null) return null
  return (
    <Alert tone="error" focus className={className}>
      {error === 'undecided' ? <UndecidedNote hasText={hasText} /> : null}
      {isOwn(error) ? words(error) : isCommon(error) && error !== 'undecided' ? t(COMMON[error]) : null}
      {error === 'signedOut' ? (
        <>
          {' '}
          <Link to="/login" target="_blank" className="font-semibold underline underline-offset-4">
            {t('formSignIn')}
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
