import type { loveBeside as source } from '../en/love-beside'
import type { Answer } from '../translate'

export const loveBeside: Answer<typeof source> = {
  title: '{{name}} тоже участвует в «Совместимости в любви»',
  text: 'Ваша совместимость в любви: шесть оценок и то, из чего они складываются.',
  open: 'Посмотреть совместимость',
}
