/** First names and surnames that are common in South Africa, without marks, in lower case: nobody says of them to whom they belong. Names that are everyday English words are left out. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  `
thabo sipho nomsa themba lerato zanele bongani sibusiso nandi lwazi zola ayanda lindiwe thandi thandeka thandiwe nomvula nosipho noxolo nonhle nokuthula nompumelelo nomthandazo mandla jabu jabulani vusi vusumuzi
mpho tshepo kagiso palesa dineo refilwe boitumelo karabo katlego neo lebo lebogang tumelo tebogo kabelo lesedi naledi kgosi sello moeketsi teboho mosa dikeledi puleng limpho andile siyabonga sandile nkosana nkosinathi
sizwe luthando lubabalo lukhanyo lunga luvuyo mncedisi mthunzi mzwandile mxolisi ntombi ntombizodwa phumla phumzile phindile sakhile sanele sfiso siphokazi siviwe siyanda sphelele thulani thokozani unathi vuyo vuyokazi
vuyiswa vuyani xolani xolisa yanga yonela zandile zinhle zithobile zodwa zukiswa zuko anele aphiwe asanda akhona amahle babalwa bulelwa busisiwe cebisa fezeka funeka khanyi khanyisile khwezi kholeka lindani linda
lizwi malusi nelson winnie dlamini nkosi mokoena ndlovu khumalo mthembu zulu mkhize ngcobo sithole mahlangu nkuna tshabalala mabaso mazibuko zwane buthelezi radebe molefe mokoena motaung mofokeng moloi
naidoo pillay govender reddy moodley chetty singh patel botha vandermerwe pretorius venter nel dutoit fourie coetzee kruger swanepoel steyn vanwyk jacobs adams davids petersen abrahams williams smith jones
johan johannes pieter hendrik kobus gert jaco francois anika annelie marietjie elize riaan deon hannes wikus liezel chantelle ashwin fatima yusuf ahmed mohammed aisha priya ravi anjali john michael david sarah
jessica emma liam noah olivia sophia james peter paul thomas simon andrew daniel matthew joshua samuel benjamin maria anna elizabeth margaret mary jane kate katie lucy megan ruth tshidi kefilwe masego
`
    .trim()
    .split(/\s+/),
)
