/** How often a member may say that they read a lesson or answer its questions: far more than anybody reads. */
export const LESSON_FORMS_AN_HOUR = 240
