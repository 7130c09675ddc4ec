import { searchText } from '../../app/domain/text/search/search-text'

// What a crowd that is there to be measured is called and writes: common words often, rare ones seldom, in both languages.

const GIVEN =
  'Anna Boris Clara Dmitry Elena Felix Greta Hugo Irina Jonas Kira Leon Mira Nils Olga Pavel Rosa Semyon Tara Viktor'
const GIVEN_RU =
  'Анна Борис Вера Глеб Дарья Егор Жанна Захар Ирина Кирилл Лариса Максим Нина Олег Полина Роман Софья Тимур Ульяна Яна'
const FAMILY =
  'Adler Berg Castro Duval Evans Fischer Grant Holm Ivers Jansen Keller Lind Moreno Novak Olsen Petrov Quinn Reyes Sato Tamm'
const FAMILY_RU =
  'Лебедь Соколик Мороз Гончар Ткач Кузьмич Шевчук Бойко Коваль Мельник Савчук Гайдай Дорош Заяц Жук Зима Крамар Лось Мазур Носик'

const LINES_EN = [
  'waited for the right question and it came on its own',
  'my sacral said no before my mind had finished the sentence',
  'slept on it and the answer was clear in the morning',
  'a walk by the river and the whole plan looks different',
  'the more I wait the less I have to push',
  'today the sun is in my gate and the studio was full',
  'read about the open solar plexus and recognised my mother',
  'three invitations in one week after a quiet month',
  'we compared charts over dinner and laughed a lot',
  'the profile explains why I start again and again',
  'nobody told me that rest is part of the work',
  'my authority is a slow wave and that is fine',
]
const LINES_RU = [
  'дождалась вопроса и ответ пришёл сам',
  'сакрал сказал нет раньше чем ум закончил фразу',
  'утром решение стало ясным без усилий',
  'прогулка вдоль реки и весь план выглядит иначе',
  'чем больше ожидания тем меньше борьбы',
  'сегодня солнце в моих воротах и мастерская полна людей',
  'прочитал про открытую эмоцию и узнал себя',
  'три приглашения за неделю после тихого месяца',
  'сравнили карты за ужином и много смеялись',
  'профиль объясняет почему всё начинается заново',
  'отдых тоже часть работы и это не лень',
  'авторитет идёт волной и спешить некуда',
]
const TAGS = [
  'Generator',
  'Projector',
  'Manifestor',
  'Reflector',
  'Transit',
  'Gate34',
  'Authority',
  'Profile',
  'Strategy',
  'Deconditioning',
  'Карта',
  'Ворота',
  'Транзит',
  'Стратегия',
  'Авторитет',
  'Профиль',
  'Опыт',
  'Вопрос',
  'Family',
  'Work',
  'Sleep',
  'Relationships',
  'Channels',
  'Centers',
  'Parenting',
  'Business',
  'Дети',
  'Отношения',
  'Работа',
  'Сон',
]

const split = (text: string) => text.split(' ')
/** A list as it is shown, and as it is looked for. */
const both = (shown: string[]) => ({ shown, searched: shown.map(searchText) })

export const CROWD_WORDS = {
  en: { given: both(split(GIVEN)), family: both(split(FAMILY)), lines: both(LINES_EN) },
  ru: { given: both(split(GIVEN_RU)), family: both(split(FAMILY_RU)), lines: both(LINES_RU) },
  tags: both(TAGS),
}
