import type { confirmation as source } from '../en/confirmation'
import type { Answer } from '../translate'

export const confirmation: Answer<typeof source> = {
  resend: 'Отправить ссылку ещё раз',
  resending: 'Отправляем...',
  resendSent: 'Ссылка отправлена.',
  resendConfirmed: 'Почта уже подтверждена',
  resendTooMany: 'Слишком много попыток. Подождите и попробуйте снова',
  resendNobody: 'Сначала войдите, затем запросите ссылку ещё раз.',
  resendFailed: 'Не удалось отправить ссылку. Попробуйте ещё раз.',

  bannerLabel: 'Неподтверждённая почта',
  banner: 'Подтвердите адрес {{email}}.',
  bannerSent: 'Ссылка в вашей почте.',
  bannerLate: 'Письмо пока не удалось доставить. Мы продолжаем попытки.',
  bannerFailed: 'Письмо не удалось доставить. Верен ли адрес?',
  bannerNone: 'Ссылку можно запросить в любое время.',
  bannerLater: 'Не сейчас',
}
