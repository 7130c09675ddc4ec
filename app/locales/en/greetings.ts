/** Short first messages to choose from, and the one that stands ready for somebody one is connected to. */
export const greetings = {
  hello: 'Hi {{name}}, good to meet you here. How is your day going?',
  profile: 'Hello {{name}}. I enjoyed reading your profile. What are you exploring at the moment?',
  chart: 'Hi {{name}}. What in your chart rang true to you first?',
  question: 'Hello {{name}}. I have a question about Human Design and would like to hear your view. May I ask?',
  week: 'Hi {{name}}. Nothing urgent, I just wanted to say hello. How was your week?',

  connected: 'Hi {{name}}, I am glad we are connected. How have you been?',
  love: 'Hello {{name}}. Love Compatibility shows {{percent}}% for the two of us. Shall we get to know each other?',
}
