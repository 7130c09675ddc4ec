/**
 * Passwords that stand at the top of every list of stolen ones, lower case, in the Latin and the Cyrillic keyboard; a base
 * stands for its variants (`password` for `P@ssw0rd1!`), see password-strength.ts. Words of this site are among them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345 0123456789 9876543210 987654321 87654321 654321 0987654321
111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
121212 112233 123123 123123123 123321 1234554321 131313 159753 147258369 147852 159357 102030 101010 112358 142536
789456 789456123 456789 456123 147258 258456 741852 741852963 963852741 321321 232323 252525 696969 314159 271828
qwerty qwertyu qwertyui qwertyuiop qwerty123 qwe123 qweasd qweasdzxc qweqwe qwert asdfgh asdfghj asdfghjkl asdf
asdasd asd123 zxcvbn zxcvbnm zxcvb zxc123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc zaq12wsx
zaqwsx q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 abc123 abcd1234 abcdef abcdefg abcdefgh abcabc aaaaaa aaaaaaaa xxxxxx zzzzzz
password passwort passw pass1234 passpass mypassword nopassword newpassword changeme default secret letmein welcome
login admin administrator root toor guest user test testtest test123 tester master superuser access system server
iloveyou loveyou iloveu lovely loveme forever princess prince angel angels babygirl baby sweetie honey darling
sunshine moonlight starlight rainbow flower butterfly summer winter spring autumn monday friday january december
dragon monkey tiger lion eagle falcon wolf panther bear dolphin horse puppy kitty kitten doggie cookie chocolate
cheese banana orange apple cherry pepper ginger coffee football soccer baseball basketball hockey tennis golf
liverpool chelsea arsenal barcelona juventus spartak zenit lakers yankees cowboys steelers rangers eagles ferrari
mercedes porsche mustang corvette harley yamaha honda toyota subaru computer internet samsung iphone android google
facebook youtube twitter instagram microsoft windows linux whatever nothing something trustno freedom liberty
shadow hunter killer ninja warrior knight legend phoenix matrix batman superman spiderman starwars pokemon naruto
mario minecraft hogwarts gandalf merlin buster charlie michael jordan jessica jennifer ashley daniel thomas robert
andrew joshua matthew anthony william george hannah nicole michelle amanda samantha maggie bailey harley anastasia
alexander natasha svetlana tatiana ekaterina marina nikita maksim sergey andrey dmitry vladimir alexey victoria
privet parol lubov lyubov solnce solnyshko krasota zvezda moskva rossiya spartak1922 lokomotiv dinamo
пароль привет любовь солнце солнышко звезда москва россия спартак наташа марина настя максим сергей андрей дмитрий
йцукен йцукенг фывапр ячсмит йфяцыч qwertyйцукен парольпароль я люблютебя
human humandesign humandesignsocial generator manifestor projector reflector bodygraph
`
    .trim()
    .split(/\s+/),
)
