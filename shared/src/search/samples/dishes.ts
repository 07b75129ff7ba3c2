import type { Searchable } from '../search.ts'

const TABLE = `
كبسة لحم | Lamb Kabsa
مندي دجاج | Chicken Mandi
كبسة دجاج | Chicken Kabsa
مندي لحم | Lamb Mandi
مظبي دجاج | Chicken Madhbi
بخاري دجاج | Chicken Bukhari
برياني لحم | Lamb Biryani
برياني ربيان | Shrimp Biryani
صيادية سمك | Fish Sayadieh
مقلوبة باذنجان | Eggplant Maqluba
أوزي لحم | Lamb Ouzi
رز بخاري | Bukhari Rice
رز أبيض بالزبدة | Buttered White Rice
ذبيحة كاملة حسب الطلب | Whole Lamb (to order)
مشاوي مشكلة | Mixed Grill
كباب لحم | Lamb Kebab
شيش طاووق | Shish Tawook
أوصال لحم | Lamb Awsal
كباب دجاج | Chicken Kebab
كباب حلبي | Aleppo Kebab
ريش غنم | Lamb Chops
دجاج على الفحم | Charcoal Chicken
نصف دجاج مشوي | Half Grilled Chicken
سمك هامور مشوي | Grilled Hammour
ربيان مشوي | Grilled Shrimp
عرايس لحم | Lamb Arayes
سمك اليوم بالوزن | Fish of the Day (by weight)
حمص بيروتي | Beiruti Hummus
حمص باللحم | Hummus with Lamb
متبل باذنجان | Moutabal
بابا غنوج | Baba Ghanouj
محمرة | Muhammara
لبنة بالزعتر | Labneh with Zaatar
ورق عنب | Stuffed Vine Leaves
زيتون مشكل | Mixed Olives
مخلل مشكل | Mixed Pickles
جبنة حلوم باردة | Halloumi Plate
كبة نية | Kibbeh Nayyeh
مزة الشيف | Chef's Mezze
سمبوسة لحم | Meat Sambousek
سمبوسة جبن | Cheese Sambousek
كبة مقلية | Fried Kibbeh
فلافل | Falafel
بطاطس حارة | Batata Harra
بطاطس مقلية | French Fries
رقائق جبن | Cheese Rolls
جوانح دجاج | Chicken Wings
حلقات بصل | Onion Rings
حلوم مشوي | Grilled Halloumi
مسخن رول | Musakhan Rolls
فتوش | Fattoush
تبولة | Tabbouleh
سلطة عربية | Arabic Salad
سلطة سيزر بالدجاج | Chicken Caesar Salad
سلطة يونانية | Greek Salad
سلطة جرجير | Rocket Salad
سلطة زبادي بالخيار | Cucumber Yoghurt
سلطة كينوا بالرمان | Quinoa & Pomegranate
شوربة عدس | Lentil Soup
شوربة دجاج | Chicken Soup
شوربة فطر | Mushroom Soup
شوربة حب | Hab Soup
شوربة طماطم | Tomato Soup
شوربة ربيان | Shrimp Soup
شاورما دجاج | Chicken Shawarma
شاورما لحم | Beef Shawarma
صحن شاورما عربي | Arabic Shawarma Plate
سندويش فلافل | Falafel Sandwich
سندويش كباب | Kebab Sandwich
سندويش طاووق | Tawook Sandwich
سندويش كبدة | Liver Sandwich
كلوب سندويش | Club Sandwich
سندويش حلوم | Halloumi Sandwich
سندويش مسخن | Musakhan Sandwich
هوت دوغ | Hot Dog
تورتيلا دجاج | Chicken Tortilla
برغر البيت | House Burger
تشيز برغر | Cheeseburger
برغر دجاج مقرمش | Crispy Chicken Burger
برغر فطر | Mushroom Burger
برغر نباتي | Veggie Burger
دبل برغر | Double Burger
مناقيش زعتر | Zaatar Manakish
مناقيش جبن | Cheese Manakish
لحم بعجين | Lahm Bi Ajeen
مناقيش كوكتيل | Cocktail Manakish
فطائر سبانخ | Spinach Fatayer
فطائر جبن ولبنة | Cheese & Labneh Boats
فطائر محمرة | Muhammara Boats
بيتزا مارغريتا | Margherita Pizza
بيتزا خضار | Vegetable Pizza
بيتزا بيبروني بقري | Beef Pepperoni Pizza
خبز تنور | Tannour Bread
جريش | Jareesh
هريس | Harees
مرقوق لحم | Margoog
مطازيز | Matazeez
قرصان | Gursan
سليق دجاج | Saleeg
ملوخية بالدجاج | Molokhia
فول مدمس | Foul Mudammas
شكشوكة | Shakshuka
كنافة بالقشطة | Cream Kunafa
كنافة بالجبن | Cheese Kunafa
بسبوسة | Basbousa
بقلاوة | Baklava
أم علي | Umm Ali
مهلبية | Muhallabia
رز بحليب | Rice Pudding
لقيمات | Luqaimat
معمول تمر | Date Maamoul
كيك شوكولاتة | Chocolate Cake
تشيز كيك فراولة | Strawberry Cheesecake
بوظة عربية | Arabic Ice Cream
ليمون بالنعناع | Mint Lemonade
عصير برتقال | Orange Juice
عصير رمان | Pomegranate Juice
كوكتيل فواكه | Fruit Cocktail
عصير مانجو | Mango Juice
عوار قلب | Awar Galb
قهوة عربية بالهيل | Arabic Coffee
شاي بالنعناع | Mint Tea
لبن عيران | Ayran
مشروب غازي | Soft Drink
مياه معدنية | Mineral Water
قهوة مثلجة | Iced Coffee
قهوة اليوم | Coffee of the Day
كابتشينو | Cappuccino
لاتيه | Latte
فلات وايت | Flat White
سبانش لاتيه بارد | Iced Spanish Latte
كولد برو | Cold Brew
موكا | Mocha
قهوة سعودية | Saudi Coffee
كرواسون زبدة | Butter Croissant
كرواسون لوز | Almond Croissant
كيك تمر | Date Cake
كوكيز شوكولاتة | Chocolate Cookies
بان كيك | Pancakes
كلوب سندويش ديك رومي | Turkey Club
سلطة فواكه | Fruit Salad
تشيز كيك لوتس | Lotus Cheesecake
شاي مثلج بالخوخ | Peach Iced Tea
موهيتو فراولة | Strawberry Mojito
سموثي مانجو | Mango Smoothie
مياه غازية | Sparkling Water
شاي كرك | Karak Tea
ماتشا لاتيه | Matcha Latte
`

/** Dishes of a restaurant and of a coffee house. */
export const DISHES: readonly Searchable[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [ar = '', en = ''] = line.split(' | ')
    return { ar, en }
  })

const KINDS = [
  ['عائلي', 'Family'],
  ['وسط', 'Medium'],
  ['كبير', 'Large'],
  ['حار', 'Spicy'],
  ['خاص', 'Special'],
  ['نفر', 'for One'],
  ['مع الرز', 'with Rice'],
  ['بدون بصل', 'without Onion'],
  ['بالصوص', 'with Sauce'],
  ['وجبة', 'Meal'],
  ['نصف', 'Half'],
  ['ميني', 'Mini'],
  ['بالجبن', 'with Cheese'],
] as const

/** Returns a large menu: the same dishes in variants, until there are `count`. */
export const largeMenu = (count: number): Searchable[] => {
  const kinds = KINDS.flatMap(([ar, en]) =>
    DISHES.map(dish => ({ ar: `${dish.ar} ${ar}`, en: `${dish.en} ${en}` })),
  )
  return [...DISHES, ...kinds].slice(0, count)
}
