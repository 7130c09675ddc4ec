import { BirthProblem } from '~/ui/birth-fields/birth-problem'
import { Alert } from '~/ui/states/alert'
import type { ServiceError } from './landing'

/** The birth data was fine, the calculation was not to be had. */
export function ServiceAlert({ error }: { error: ServiceError }) {
  return (
    <Alert tone="error" title={<BirthProblem code="service.title" />} focus>
      <BirthProblem code={`service.${error}`} />
    </Alert>
  )
}
