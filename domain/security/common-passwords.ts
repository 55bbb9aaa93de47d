/**
 * What is tried first when somebody guesses passwords, in lower case; shorter ones than a password may be are left out.
 * Rows of the keyboard, counted digits, first names, teams, games and the word itself in its usual disguises.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password passwort password1 password2 password3 password9 password12 password123 password1234 password12345
password! password1! password123! password@123 passw0rd passw0rd1 passw0rd! passw0rd123 p@ssword p@ssword1 p@ssw0rd
p@ssw0rd1 p@ssw0rd! p@ssw0rd123 pa$$word pa$$w0rd pa55word pa55w0rd mypassword mypassword1 thepassword newpassword
newpassword1 oldpassword nopassword passwordpassword passpass pass1234 pass12345 passport password01 password00
password11 password99 password2020 password2021 password2022 password2023 password2024 password2025 password2026
letmein1 letmein! letmein12 letmein123 letmeinnow welcome1 welcome! welcome12 welcome123 welcome1! welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 changeme changeme1 changeme123 changeit
admin123 admin1234 admin12345 admin123456 admin@123 administrator administrator1 adminadmin rootroot root1234 toor1234
default1 default123 temp1234 temporary test1234 test12345 testtest testing1 testing123 tester123 demo1234 guest123
guest1234 user1234 userpass usuario1 secret123 secret12 topsecret mysecret master123 masterkey superman superman1
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty123! qwertyqwerty qwert123
qwert1234 qwertz123 qwertzui qwertzuiop azertyui azertyuiop azerty123 asdfghjk asdfghjkl asdfasdf asdf1234 asdf12345
asdfgh123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zxcv1234 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 qazxswedc 1qazxsw2 !qaz2wsx zaq12wsx zaq1xsw2 zaq1zaq1 123qweasd
123qweasdzxc qwe123qwe qweasdzxc qweasd123 qwe12345 12qwaszx 1234qwer 12345qwe 123456qw 123qwe123 1234rewq 4rfv5tgb
11111111 111111111 1111111111 00000000 000000000 0000000000 12121212 121212121 12341234 123412345 12344321 12345678
123456789 1234567890 12345678910 1234567891 123456780 123456781 123456788 123456789a 123456789q 0123456789 01234567
012345678 0987654321 098765432 987654321 9876543210 87654321 876543210 7654321a 11223344 1122334455 112233445566
22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 10203040 1020304050
13131313 11112222 12131415 14141414 15151515 19191919 20202020 23232323 69696969 696969696 78787878 78945612
789456123 147258369 147852369 741852963 963852741 159753456 159357258 123321123 123123123 1231231234 123454321
123654789 321654987 31415926 314159265 27182818 13579246 135792468 24681012 246813579 20002000 19991999 01010101
02020202 10101010 12345679 123456123 123456abc 123456aa 1234567a 12345678a 12345678q 12345abc 12345abcd 1234abcd
123abc123 123abcd123 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa111bbb aaaa1111 aaaaaaaa
aaaaaaaaa aaaaaaaaaa abc12345 abc123456 abc1234567 abc123abc abc123def abcd1234 abcd12345 abcd123456 abcd@1234 abcdabcd
abcde123 abcde12345 abcdef12 abcdef123 abcdefgh abcdefghi abcdefghij abcdefg1 q1234567 q12345678 z1234567 qq123456
qqqqqqqq zzzzzzzz xxxxxxxx wwwwwwww ssssssss dddddddd ffffffff 1a2b3c4d 1a2s3d4f 1234asdf asd12345 asd123456 asdasd123
iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou12 iloveyou123 iloveyouu ilovegod ilovehim iloveher ilovethis imissyou
loveyou1 loveyou2 loveyou123 lovelove loverboy lovergirl lovely123 mylove123 forever1 forever123 together sweetheart
sweetie1 princess princess1 princess12 princess123 princesa1 prettygirl beautiful beautiful1 angel123 angelica angels123
sunshine sunshine1 sunshine12 sunshine123 rainbow1 rainbow123 butterfly butterfly1 flower123 flowers1 chocolate
chocolate1 cookie123 strawberry strawberry1 blueberry pumpkin1 peanut123 cheese123 banana123 orange123 apple123
coffee123 whatever whatever1 trustno1 trustnoone nothing1 nobody123 internet internet1 computer computer1 computer12
computer123 laptop123 keyboard samsung1 samsung123 iphone123 android1 google123 google1234 facebook facebook1
facebook123 youtube1 youtube123 twitter1 twitter123 linkedin linkedin1 microsoft microsoft1 windows1 windows10
discord1 discord123 twitch123 steam1234 spotify1 netflix1 netflix123 amazon123 paypal123 bitcoin1 bitcoin123
football football1 football12 football123 footballer baseball baseball1 baseball12 baseball123 basketball basketball1
softball soccer123 soccer12 hockey123 volleyball cowboys1 steelers steelers1 yankees1 lakers123 lakers24 packers1
patriots eagles123 raiders1 broncos1 dolphins chelsea1 chelsea123 arsenal1 arsenal123 liverpool liverpool1
liverpool123 everton1 barcelona barcelona1 realmadrid juventus manchester manunited manutd123 ronaldo7 ronaldo123
messi1010 jordan23 jordan123 michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jessica123 jonathan
jonathan1 jasmine1 joshua123 jordan12 matthew1 matthew123 andrew123 anthony1 anthony123 ashley123 amanda123 brandon1
brandon123 brittany brooklyn charlie1 charlie123 chris123 christian christina christine christopher daniel123 danielle
david123 elizabeth elizabeth1 gabriel1 george123 hannah123 jackson1 justin123 kimberly lauren123 madison1 maria123
melissa1 morgan123 natalie1 nicholas nicholas1 nicole123 patrick1 rebecca1 richard1 robert123 samantha samantha1
scarlett stephanie stephanie1 taylor123 thomas123 victoria victoria1 vanessa1 veronica william1 william123 alexander
alexander1 alexandra benjamin benjamin1 caroline courtney dominic1 francesco giovanni isabella maverick maverick1
dragon123 dragon12 dragonball dragonball1 dragons1 mustang1 mustang123 corvette ferrari1 mercedes mercedes1 porsche911
harley123 yamaha123 chevrolet toyota123 hunter123 hunter12 ranger123 killer123 killer12 warrior1 warriors shadow123
shadow12 ghost1234 phoenix1 phoenix123 blackjack whitetiger tigger123 tiger1234 panther1 cheetah1 elephant scorpion
scorpion1 spider123 spiderman spiderman1 batman123 ironman1 ironman123 superman123 superstar superstar1 starwars
starwars1 starwars123 startrek startrek1 matrix123 gandalf1 hogwarts harrypotter potter123 lordofrings pokemon1
pokemon12 pokemon123 pikachu1 pikachu123 charizard naruto123 sasuke123 onepiece goku1234 vegeta123 nintendo nintendo1
nintendo64 playstation playstation1 xbox1234 xbox360x gamer123 gamer1234 gamegame gaming123 minecraft minecraft1
minecraft123 fortnite fortnite1 fortnite123 roblox123 roblox1234 overwatch overwatch1 valorant valorant1 valorant123
leagueoflegends csgo1234 counterstrike callofduty callofduty1 warzone1 warcraft warcraft1 worldofwarcraft starcraft
starcraft1 diablo123 halo1234 zelda123 mario123 sonic123 tetris123 apexlegends rocketleague gauntlet gauntlet1
gauntlet12 gauntlet123 gauntlet! gauntlet1! battle123 battlecoin battlefield winner123 champion champion1 champions
victory1 victory123 loser1234 player123 player1234 player01 player123456 freedom1 freedom123 liberty1 america1 america123
canada123 england1 england123 germany1 france123 mexico123 brasil123 brazil123 london123 paris123 newyork1 newyork123
california texas123 florida1 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring123 spring2024 spring2025 autumn123 january1
february september october1 november december december1 monday123 friday123 saturday birthday birthday1 christmas
christmas1 jesus123 jesuschrist jesus1234 god12345 godisgood godisgreat heaven123 blessed1 blessing angel1234 lucky123
lucky777 lucky7777 money123 money1234 million1 millionaire dollar123 gold1234 silver123 diamond1 diamond123 platinum
metallica metallica1 nirvana1 nirvana123 slipknot slipknot1 eminem123 rockstar rockstar1 rocknroll hiphop123 guitar123
music123 musiclover dancing1 dancer123 cristiano thunder1 thunder123 lightning hurricane midnight midnight1 moonlight
monster1 monster123 maggie123 buster123 bailey123 buddy123 snoopy123 garfield scooby123 scoobydoo doggy123 kitty123
hellokitty kitten123 pussycat monkey123 monkey12 chicken1 chicken123 cowboy123 access14 access123 security security1
private1 private123 hacker123 hackme123 system123 network1 server123 database oracle123 postgres mysql123 cisco123
linux123 ubuntu123 jackass1 asshole1 asshole123 bullshit fuckyou1 fuckyou2 fuckyou! fuckyou123 fuckoff1 fucking1
fuckthis motherfucker bitch123 blowjob1 pussy123 sexysexy sexy1234 sexygirl hardcore playboy1 playboy123 penis123
correcthorse correcthorsebatterystaple thisisapassword idontknow iforgot1 dontknow nevermind whoknows opensesame
abracadabra alohomora 1234567b zxcasdqwe asdqwe123 poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxz123 plmoknijb okmijnuhb
`
    .trim()
    .split(/\s+/),
);
