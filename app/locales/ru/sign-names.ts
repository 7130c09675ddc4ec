import type { signNames as source } from '../en/sign-names'
import type { Answer } from '../translate'

/** In the genitive, after degrees: «13°22′ Рака». */
export const signNames: Answer<typeof source> = {
  signPlace: '{{degrees}}°{{minutes}}′ {{sign}}',
  'sign.aries': 'Овна',
  'sign.taurus': 'Тельца',
  'sign.gemini': 'Близнецов',
  'sign.cancer': 'Рака',
  'sign.leo': 'Льва',
  'sign.virgo': 'Девы',
  'sign.libra': 'Весов',
  'sign.scorpio': 'Скорпиона',
  'sign.sagittarius': 'Стрельца',
  'sign.capricorn': 'Козерога',
  'sign.aquarius': 'Водолея',
  'sign.pisces': 'Рыб',
}
