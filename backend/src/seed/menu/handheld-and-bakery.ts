export const SANDWICHES = `
SND-01 | شاورما دجاج         | Chicken Shawarma     | 16.50 | 520  | wrap
SND-02 | شاورما لحم          | Beef Shawarma        | 19.50 | 560  | wrap
SND-03 | صحن شاورما عربي     | Arabic Shawarma Plate | 29   | 780  | wrap
SND-04 | سندويش فلافل        | Falafel Sandwich     | 10    | 410  | wrap
SND-05 | سندويش كباب         | Kebab Sandwich       | 18    | 570  | wrap
SND-06 | سندويش طاووق        | Tawook Sandwich      | 18    | 530  | wrap
SND-07 | سندويش كبدة         | Liver Sandwich       | 15    | 460  | wrap
SND-08 | كلوب سندويش         | Club Sandwich        | 28    | 690  |
SND-09 | سندويش حلوم         | Halloumi Sandwich    | 17    | 480  |
SND-10 | سندويش مسخن         | Musakhan Sandwich    | 22    | 600  | wrap
SND-11 | هوت دوغ             | Hot Dog              | 14    | 490  |
SND-12 | تورتيلا دجاج        | Chicken Tortilla     | 20    | 550  | wrap
`

export const BURGERS = `
BRG-01 | برغر البيت          | House Burger         | 35    | 760  | burger
BRG-02 | تشيز برغر           | Cheeseburger         | 29    | 720  | burger
BRG-03 | برغر دجاج مقرمش     | Crispy Chicken Burger | 27   | 680  | burger
BRG-04 | برغر فطر            | Mushroom Burger      | 33    | 740  | burger
BRG-05 | برغر نباتي          | Veggie Burger        | 26    | 510  | burger
BRG-06 | دبل برغر            | Double Burger        | 44    | 1080 | burger
`

export const BAKERY = `
BKR-01 | مناقيش زعتر         | Zaatar Manakish      | 11    | 380  |
BKR-02 | مناقيش جبن          | Cheese Manakish      | 14    | 430  |
BKR-03 | لحم بعجين           | Lahm Bi Ajeen        | 17    | 460  |
BKR-04 | مناقيش كوكتيل       | Cocktail Manakish    | 18    | 470  |
BKR-05 | فطائر سبانخ         | Spinach Fatayer      | 13    | 340  |
BKR-06 | فطائر جبن ولبنة     | Cheese & Labneh Boats | 15   | 390  |
BKR-07 | فطائر محمرة         | Muhammara Boats      | 15    | 360  |
BKR-08 | بيتزا مارغريتا      | Margherita Pizza     | 32    | 820  |
BKR-09 | بيتزا خضار          | Vegetable Pizza      | 34    | 780  |
BKR-10 | بيتزا بيبروني بقري  | Beef Pepperoni Pizza | 38    | 920  |
BKR-11 | خبز تنور            | Tannour Bread        | 3     | 190  |
`

export const TRADITIONAL = `
TRD-01 | جريش                | Jareesh              | 27    | 460  |
TRD-02 | هريس                | Harees               | 26    | 480  |
TRD-03 | مرقوق لحم           | Margoog              | 34    | 590  |
TRD-04 | مطازيز              | Matazeez             | 33    | 570  |
TRD-05 | قرصان               | Gursan               | 31    | 540  |
TRD-06 | سليق دجاج           | Saleeg               | 37    | 820  |
TRD-07 | ملوخية بالدجاج      | Molokhia             | 32    | 430  |
TRD-08 | فول مدمس            | Foul Mudammas        | 14    | 310  |
TRD-09 | شكشوكة              | Shakshuka            | 18    | 320  |
`
