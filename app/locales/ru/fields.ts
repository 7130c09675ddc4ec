import type { fields as source } from '../en/fields'
import type { Answer } from '../translate'

export const fields: Answer<typeof source> = {
  'email.invalid': 'Введите действительный адрес электронной почты',
  'email.taken': 'Аккаунт с таким адресом уже существует',
  'password.short': 'Пароль должен быть не короче 6 символов',
  'password.long': 'Пароль может быть не длиннее 128 символов',
  'confirmPassword.short': 'Подтвердите пароль',
  'confirmPassword.different': 'Пароли не совпадают',
  'fullName.short': 'Имя должно быть не короче 2 символов',
  'fullName.long': 'Имя может быть не длиннее 100 символов',
  'username.short': 'Имя пользователя должно быть не короче 3 символов',
  'username.long': 'Имя пользователя может быть не длиннее 30 символов',
  'username.letters': 'Имя пользователя может содержать только латинские буквы, цифры и знак подчёркивания',
  'username.taken': 'Это имя пользователя уже занято',
  'username.reserved': 'Это имя пользователя зарезервировано',
  'username.tooOften': 'Имя пользователя можно сменить 3 раза за 30 дней. Вернуться к одному из прежних можно и сейчас',
  'email.noPassword': 'Сначала задайте пароль, тогда адрес можно будет сменить',
  'currentPassword.missing': 'Введите текущий пароль',
  'currentPassword.wrong': 'Текущий пароль не подходит',
  'location.long': 'Местоположение не может быть длиннее 100 символов',
  'bio.long': 'Текст о себе не может быть длиннее 500 символов',
  'username.different': 'Это не ваше имя пользователя',
  'referralCode.format': 'Реферальный код — от 3 до 10 символов, только латинские буквы и цифры',
  'referralCode.unknown': 'Такого реферального кода нет',
  'choice.unknown': 'Выберите один из вариантов',
  'birthConfirmed.needed': 'Подтвердите, что данные рождения могут видеть все',
}
