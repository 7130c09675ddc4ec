import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Card } from '~/ui/card'
import type { PersonalAnswer, PersonalData } from './personal'
import { PersonalForm } from './personal-form'

type Props = {
  data: PersonalData | null
  answer: PersonalAnswer | undefined
  /** The field of the photo: forms of its own. */
  photo: ReactNode
}

/** What a member says about themselves. */
export function PersonalTab({ data, answer, photo }: Props) {
  const t = useT('personal')
  if (!data) {
    return (
      <Alert tone="warning" className="max-w-170">
        {t('signedOut')}{' '}
        <Link to="/login" className="font-semibold underline underline-offset-4">
          {t('signIn')}
        </Link>
      </Alert>
    )
  }
  return (
    <Card as="section" aria-labelledby="personal" className="max-w-170">
      <h2 id="personal">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-6">{photo}</div>
      <PersonalForm data={data} answer={answer} />
    </Card>
  )
}
