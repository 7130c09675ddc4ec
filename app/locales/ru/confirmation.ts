import type { confirmation as source } from '../en/confirmation'
import type { Answer } from '../translate'

export const confirmation: Answer<typeof source> = {
  resend: 'Отправить ссылку ещё раз',
  resending: 'Отправляем…',
  resendSent: 'Ссылка отправлена.',
  resendConfirmed: 'Почта уже подтверждена',
  resendTooMany: 'Слишком много попыток. Подождите и попробуйте ещё раз',
  resendNobody: 'Сначала войдите, а затем отправьте ссылку ещё раз.',
  resendFailed: 'Не удалось отправить ссылку. Попробуйте ещё раз.',

  bannerLabel: 'Подтверждение почты',
  banner: 'Подтвердите адрес {{email}}.',
  bannerSent: 'Ссылка уже в вашей почте.',
  bannerLate: 'Письмо пока не доставлено, отправка повторится сама.',
  bannerFailed: 'Письмо не удалось доставить. Адрес указан верно?',
  bannerNone: 'Ссылку можно запросить в любое время.',
  bannerLater: 'Не сейчас',
}
