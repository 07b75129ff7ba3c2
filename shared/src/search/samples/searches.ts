/** Searches typed at counters in Saudi Arabia, and the dish that has to be among the first three results. */
const TABLE = `
كبسه لحم | Lamb Kabsa
كبسة دجاج | Chicken Kabsa
كَبْسَة | Lamb Kabsa
الكبسة | Lamb Kabsa
مندى دجاج | Chicken Mandi
مندي لحم | Lamb Mandi
مضبي دجاج | Chicken Madhbi
مظبى | Chicken Madhbi
بخارى | Chicken Bukhari
برياني روبيان | Shrimp Biryani
برياني جمبري | Shrimp Biryani
بريانى لحم | Lamb Biryani
صياديه | Fish Sayadieh
مقلوبه | Eggplant Maqluba
اوزي | Lamb Ouzi
ارز بخاري | Bukhari Rice
ارز ابيض | Buttered White Rice
رز بالزبده | Buttered White Rice
ذبيحه كامله | Whole Lamb (to order)
مفطح | Whole Lamb (to order)
مشاوي مشكله | Mixed Grill
شيش طاوق | Shish Tawook
شيشطاووق | Shish Tawook
اوصال | Lamb Awsal
كباب حلبى | Aleppo Kebab
ريش | Lamb Chops
دجاج عالفحم | Charcoal Chicken
فراخ على الفحم | Charcoal Chicken
نص دجاج | Half Grilled Chicken
هامور | Grilled Hammour
جمبري مشوي | Grilled Shrimp
عرايس | Lamb Arayes
سمك اليوم | Fish of the Day (by weight)
حمص باللحمة | Hummus with Lamb
متبل | Moutabal
متبل بيذنجان | Moutabal
باباغنوج | Baba Ghanouj
بابا غنوش | Baba Ghanouj
محمره | Muhammara
لبنه بالزعتر | Labneh with Zaatar
يبرق | Stuffed Vine Leaves
وراق عنب | Stuffed Vine Leaves
زيتون | Mixed Olives
مخللات | Mixed Pickles
حلومي | Halloumi Plate
كبه نيه | Kibbeh Nayyeh
سنبوسه لحم | Meat Sambousek
سمبوسك جبنة | Cheese Sambousek
كبه مقليه | Fried Kibbeh
بطاطا حارة | Batata Harra
بطاطا مقلية | French Fries
فرايز | French Fries
بطاطس مقليه | French Fries
رقايق جبن | Cheese Rolls
اجنحة دجاج | Chicken Wings
وينقز | Chicken Wings
حلقات البصل | Onion Rings
مسخن رول | Musakhan Rolls
فتووش | Fattoush
تبوله | Tabbouleh
سلطه عربيه | Arabic Salad
سيزر | Chicken Caesar Salad
سلطة سيزار | Chicken Caesar Salad
سلطة يونانيه | Greek Salad
روكا | Rocket Salad
سلطة خيار | Cucumber Yoghurt
كينوا | Quinoa & Pomegranate
شوربه عدس | Lentil Soup
شربة عدس | Lentil Soup
شوربة مشروم | Mushroom Soup
حساء طماطم | Tomato Soup
شوربة بندورة | Tomato Soup
شوربة جمبري | Shrimp Soup
شاورما فراخ | Chicken Shawarma
شورما دجاج | Chicken Shawarma
شاورما عربي | Arabic Shawarma Plate
ساندويتش فلافل | Falafel Sandwich
سندوتش كبده | Liver Sandwich
ساندويش حلوم | Halloumi Sandwich
كلوب ساندويتش | Club Sandwich
هوتدوغ | Hot Dog
هوت دوج | Hot Dog
تورتيا دجاج | Chicken Tortilla
برجر البيت | House Burger
تشيزبرغر | Cheeseburger
تشيز برجر | Cheeseburger
برقر دجاج | Crispy Chicken Burger
برجر مشروم | Mushroom Burger
دوبل برجر | Double Burger
همبرغر | House Burger
مناقيش زعتر | Zaatar Manakish
منقوشة جبنة | Cheese Manakish
لحم بعجين | Lahm Bi Ajeen
لحم عجين | Lahm Bi Ajeen
فطاير سبانخ | Spinach Fatayer
بيتزا مارجريتا | Margherita Pizza
بيتزا خضروات | Vegetable Pizza
بيبروني | Beef Pepperoni Pizza
خبز تنور | Tannour Bread
جريش | Jareesh
هريسه | Harees
مرقوق | Margoog
قرصان | Gursan
سليق | Saleeg
ملوخيه | Molokhia
فول | Foul Mudammas
شكشوكه | Shakshuka
كنافه بالقشطه | Cream Kunafa
كنافة جبن | Cheese Kunafa
بسبوسه | Basbousa
بقلاوه | Baklava
ام علي | Umm Ali
أم على | Umm Ali
مهلبيه | Muhallabia
ارز بالحليب | Rice Pudding
لقيمات | Luqaimat
عوامه | Luqaimat
معمول | Date Maamoul
كيكة شوكولاته | Chocolate Cake
تشيزكيك فراوله | Strawberry Cheesecake
ايس كريم | Arabic Ice Cream
ايسكريم عربي | Arabic Ice Cream
ليمون نعناع | Mint Lemonade
عصير برتقال | Orange Juice
عصير رومان | Pomegranate Juice
مانجا | Mango Juice
قهوه عربيه | Arabic Coffee
شاهي نعناع | Mint Tea
بيبسي | Soft Drink
مويه | Mineral Water
ماء | Mineral Water
ايس كوفي | Iced Coffee
كابتشينو | Cappuccino
كابوتشينو | Cappuccino
سبانش لاتيه | Iced Spanish Latte
فلات وايت | Flat White
شاي كرك | Karak Tea
ماتشا | Matcha Latte
كرواسان لوز | Almond Croissant
بانكيك | Pancakes
kabsa | Lamb Kabsa
lamb mandi | Lamb Mandi
chiken mandi | Chicken Mandi
hummos | Beiruti Hummus
burgar | House Burger
cheese burger | Cheeseburger
shwarma | Chicken Shawarma
shawerma beef | Beef Shawarma
tabouleh | Tabbouleh
fatoush | Fattoush
falafil | Falafel
humus | Beiruti Hummus
baklawa | Baklava
capuccino | Cappuccino
croisant | Butter Croissant
pan cake | Pancakes
hotdog | Hot Dog
chips | French Fries
prawn | Grilled Shrimp
coke | Soft Drink
margarita | Margherita Pizza
peperoni | Beef Pepperoni Pizza
ceaser salad | Chicken Caesar Salad
7ommos | Beiruti Hummus
7omos bel la7m | Hummus with Lamb
kabsat la7m | Lamb Kabsa
kabsa djaj | Chicken Kabsa
mandi dajaj | Chicken Mandi
ma9'bi | Chicken Madhbi
ma6azeez | Matazeez
8or9an | Gursan
jreesh | Jareesh
harees | Harees
mar8oo8 | Margoog
sleeg | Saleeg
mlokhiya | Molokhia
shakshoka | Shakshuka
basboosa | Basbousa
knafa bel jebn | Cheese Kunafa
kunafa qeshta | Cream Kunafa
om 3ali | Umm Ali
lgaimat | Luqaimat
ma3mool | Date Maamoul
3a9eer borto8al | Orange Juice
3aseer romman | Pomegranate Juice
gahwa 3arabia | Arabic Coffee
shay ne3na3 | Mint Tea
3ade9 | Lentil Soup
shorbat 3adas | Lentil Soup
ba6a6es | French Fries
wara8 3enab | Stuffed Vine Leaves
5ubz tanoor | Tannour Bread
khobz | Tannour Bread
mosakhan | Musakhan Rolls
kebbeh | Fried Kibbeh
sambosa | Meat Sambousek
fvyv | House Burger
;fsi ][h[ | Chicken Kabsa
;fsm | Lamb Kabsa
lk]d | Chicken Mandi
ah,vlh | Chicken Shawarma
plw | Beiruti Hummus
t,g | Foul Mudammas
frgh,m | Baklava
[v[dv | Rocket Salad
ahd fhgkukhu | Mint Tea
قهؤث | Bukhari Rice
لاعقلثق | House Burger
حهئئش | Margherita Pizza
`

export interface Expected {
  search: string
  /** English name. */
  dish: string
}

export const SEARCHES: readonly Expected[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [search = '', dish = ''] = line.split(' | ')
    return { search, dish }
  })
