/** What a type, strategy, authority, profile, definition or line means; `.why` is one sentence on why it matters. */
export const readingsCore = {
  // Types: what it means; why it matters
  'type.generator':
    'Generators have steady life force for work and play, and it wakes up in response to what comes. A question, a sound, an offer: the body leans toward it or it does not.',
  'type.generator.why':
    'Energy spent on what met a real response comes back as satisfaction; energy spent on the rest wears out.',
  'type.manifesting_generator':
    'Manifesting Generators respond like Generators and move fast, often on several things at once. They skip steps, find shortcuts, and sometimes come back for what was skipped.',
  'type.manifesting_generator.why':
    'Speed saves effort when it starts from a response, and people step aside gladly when they were told beforehand.',
  'type.manifestor':
    'Manifestors can set things going without waiting for anyone. Their energy comes in bursts, with rest in between, and others feel its effect before they understand it.',
  'type.manifestor.why':
    'Most of the resistance they meet comes from people being taken by surprise; a word in advance removes it.',
  'type.projector':
    'Projectors see how other people and systems work, and how they could work better. They have no steady energy of their own for long labor; their gift is in attention and guidance.',
  'type.projector.why': 'The same advice is welcome when it was asked for and unwelcome when it was not.',
  'type.reflector':
    'Reflectors have no defined center and take in everything around them. They mirror the health of a place and of its people, and they change along with the sky and the company.',
  'type.reflector.why': 'A day shows one side of a matter; a month shows the whole of it.',

  // Strategies
  'strategy.generator':
    'Let life come first and answer it. Look for things to respond to rather than for things to start, and ask to be asked questions with a yes or a no.',
  'strategy.manifesting_generator':
    'Wait for something to respond to, picture the first step, and tell those it touches before you move. If the response fades on the way, change course and say so.',
  'strategy.manifestor':
    'Before acting, tell the people who will feel the effect. It is not asking for permission; it clears the way.',
  'strategy.projector':
    'For the large things (work, love, a home, a circle of people) wait until you are recognized and invited. Meanwhile rest, study what interests you, and let yourself be seen.',
  'strategy.reflector':
    'Give a large decision about 28 days, one round of the Moon, and talk it over with different people on the way. Look for places that feel good, since the place shapes what you take in.',

  // Authorities: how to decide; why it matters
  'authority.emotional':
    'Clarity comes with time. Look at the matter on a good day and on a bad one, and decide when the feeling has become calm; a decision that cannot wait for a night is rarely a right one.',
  'authority.emotional.why':
    'Feelings move in waves, and at the top or at the bottom only half of the matter is visible.',
  'authority.sacral':
    'The gut answers at once: a pull toward or away, a sound before a word. Ask yourself, or let others ask, simple yes-or-no questions, and trust the first reaction over the explanation.',
  'authority.sacral.why':
    'This response tells whether there is energy for a thing, and that energy is what will carry it through.',
  'authority.splenic':
    'A quiet knowing in the moment: this is safe, this is not. It speaks once and softly, so act on it when it comes.',
  'authority.splenic.why': 'The instinct judges what is healthy now; fear and arguments come later and are louder.',
  'authority.ego_manifested':
    'Listen to what you say when you are not preparing it: “I want”, “I will”, “I won’t”. The truth is in those words, spoken before others have advised.',
  'authority.ego_manifested.why':
    'Will is strong where the wish is one’s own, and a promise made without the wish does not hold.',
  'authority.ego_projected':
    'Ask what is in it for you and whether the heart is in it. When an invitation comes, agree only to what you truly want and can give.',
  'authority.ego_projected.why':
    'A healthy selfishness keeps promises honest: what is not wanted will not be carried through.',
  'authority.self_projected':
    'Talk the matter over with people who listen without advising, and hear your own voice. What makes you sound like yourself, and happy, is the direction.',
  'authority.self_projected.why':
    'The sense of self speaks through the voice, and others are the room in which it can be heard.',
  'authority.mental':
    'There is no fixed inner voice for decisions. Talk with several trusted people in places that feel right, not to collect advice but to hear what becomes clear as you speak.',
  'authority.mental.why':
    'The right place and company make thinking clear; in the wrong ones the mind argues in circles.',
  'authority.lunar':
    'Let about 28 days pass over a large decision and watch how it looks on different days. What stays the same under all the changes can be trusted.',
  'authority.lunar.why': 'With every center open, each day colors the view; a full round evens the colors out.',

  // Profiles: the way through life; why it matters
  'profile.1/3':
    'Looks into things from the ground up and learns the rest by trying. A mistake here is a finding, and with time knowledge becomes solid.',
  'profile.1/3.why': 'It helps to have room both for study and for attempts that fail.',
  'profile.1/4':
    'Builds knowledge to stand on and passes it on to people close by. Influence grows through friends rather than through publicity.',
  'profile.1/4.why': 'Good ground and good friends are the two things to look after.',
  'profile.2/4':
    'Needs time alone to let a natural talent play, and a circle of people who call it out. Others often see the talent first.',
  'profile.2/4.why': 'Solitude and company are both needed, and no excuse is owed for either.',
  'profile.2/5':
    'A private nature that others expect rescue from. Comes out when the call is right, does what is practical, and withdraws again.',
  'profile.2/5.why': 'Knowing what others project makes it easier to choose which calls to answer.',
  'profile.3/5':
    'Learns by collision and turns it into solutions that work for others. People come for practical help in hard moments.',
  'profile.3/5.why': 'What did not work is the raw material of what will.',
  'profile.3/6':
    'Lives through many trials, then watches from some distance, and finally stands as an example. The search for a life worth trusting runs through all of it.',
  'profile.3/6.why': 'The rough first decades are preparation; they should not be taken as the verdict.',
  'profile.4/6':
    'Lives through friendships and observes people well. With age becomes an example in the circle that knows and trusts it.',
  'profile.4/6.why': 'Chances come through people already known, so the circle is worth choosing with care.',
  'profile.4/1':
    'Fixed in its own way, with a firm foundation and a warm circle. Bends little, and holds steady for others.',
  'profile.4/1.why': 'Life goes better where the form fits from the start than where it must be changed.',
  'profile.5/1':
    'Others expect solutions, and thorough study makes them possible. Works well for strangers and for large questions.',
  'profile.5/1.why': 'Reputation follows what was delivered, so promise only what stands on firm ground.',
  'profile.5/2':
    'Expected to help, and by nature inclined to stay at home. Moves when it is moved from within, and then to great effect.',
  'profile.5/2.why': 'Without time alone the expectations of others drown out the talent.',
  'profile.6/2':
    'Early trials, a long look from the roof, then a life that others take as an example. A talent that works best undisturbed accompanies it.',
  'profile.6/2.why': 'Trust in oneself ripens late here, and that is in order.',
  'profile.6/3':
    'Seeks a steady view and keeps being drawn into new trials. Becomes an example of how to live with change.',
  'profile.6/3.why': 'Change does not mean that something went wrong; it is the way of learning here.',

  // Definitions: how the parts are joined; why it matters
  'definition.none':
    'No two centers are joined, so nothing in the chart is fixed. Everything is taken in from place and company, sampled, and let go.',
  'definition.none.why': 'Surroundings decide more than plans do, so they deserve to be chosen well.',
  'definition.single':
    'All defined centers form one connected whole. Information is processed in one go, without needing anyone to complete it.',
  'definition.single.why': 'Others may need more time or a conversation where one’s own answer is ready.',
  'definition.split':
    'The defined centers form two separate parts. They come together in the right company and with a little time, and the missing link is easily looked for in other people.',
  'definition.split.why':
    'The pull toward certain people is partly a pull toward a bridge; a walk among strangers can do it too.',
  'definition.triple_split':
    'The defined centers form three separate parts. Different people and places connect different parts, so variety during the day does good.',
  'definition.triple_split.why':
    'Hurry and a single constant companion make decisions harder; movement among people makes them easier.',
  'definition.quadruple_split':
    'The defined centers form four separate parts, and nearly everything is defined. The form is fixed and takes its own slow time to connect.',
  'definition.quadruple_split.why': 'Pressure to decide quickly helps nobody here; patience does.',

  // Lines: a manner; why it matters
  'line.1': 'Wants firm ground: studies, asks, checks before it trusts.',
  'line.1.why': 'Security comes from knowing, so time spent on the basics is never lost.',
  'line.2': 'Has a natural gift and does not see how it does it. Wants to be left in peace until the right call comes.',
  'line.2.why': 'What comes easily is often the thing that others need.',
  'line.3': 'Learns by trying, bumping into things and trying again. Finds out what does not work.',
  'line.3.why': 'Every attempt adds to experience, and experience is the point.',
  'line.4': 'Lives through its network: friendship, kindness, word of mouth.',
  'line.4.why': 'Work, home and love tend to come through people already known.',
  'line.5': 'Others see a helper in it and expect practical answers.',
  'line.5.why': 'Expectations are projections: helpful when they can be met, heavy when they cannot.',
  'line.6':
    'Lives in three parts: trials until about 30, a view from the roof until about 50, then an example among people.',
  'line.6.why': 'The long view takes time, and what looks like distance is watching.',
}
