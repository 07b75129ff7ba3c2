export const SANDWICHES = `
SND-01 | شاورما دجاج         | Chicken Shawarma     | 16.50 | 520  | wrap cf9a55 f6efdd 7bab45 0f766e      | wrap
SND-02 | شاورما لحم          | Beef Shawarma        | 19.50 | 560  | wrap 96562e d8412f 7bab45 b3282d      | wrap
SND-03 | صحن شاورما عربي     | Arabic Shawarma Plate | 29   | 780  | rolls dcb67c d2a768                 | wrap
SND-04 | سندويش فلافل        | Falafel Sandwich     | 10    | 410  | wrap 9a6a2c d8412f 6fa545 6fa545      | wrap
SND-05 | سندويش كباب         | Kebab Sandwich       | 18    | 570  | longRoll 8a4a2a f6efdd 7bab45         | wrap
SND-06 | سندويش طاووق        | Tawook Sandwich      | 18    | 530  | longRoll d99a45 f6efdd 9dbf5a         | wrap
SND-07 | سندويش كبدة         | Liver Sandwich       | 15    | 460  | longRoll 6d3324 f0bc3a 7bab45         | wrap
SND-08 | كلوب سندويش         | Club Sandwich        | 28    | 690  | clubSandwich e7c9a2 f2c24a 7bab45     |
SND-09 | سندويش حلوم         | Halloumi Sandwich    | 17    | 480  | clubSandwich f6ead0 f3d98b 6fa545     |
SND-10 | سندويش مسخن         | Musakhan Sandwich    | 22    | 600  | wrap b0763a 8f2f4a c98bb0 8f2f4a      | wrap
SND-11 | هوت دوغ             | Hot Dog              | 14    | 490  | longRoll a9482c f0bc3a 7bab45         |
SND-12 | تورتيلا دجاج        | Chicken Tortilla     | 20    | 550  | wrap e0b060 d8412f 8fb84e d9923f      | wrap
`

export const BURGERS = `
BRG-01 | برغر البيت          | House Burger         | 35    | 760  | burger 6d3a20 f2b632 6fa53f           | burger
BRG-02 | تشيز برغر           | Cheeseburger         | 29    | 720  | burger 74401f f7c948 8fb84e           | burger
BRG-03 | برغر دجاج مقرمش     | Crispy Chicken Burger | 27   | 680  | burger d29440 f6e7c4 7bab45           | burger
BRG-04 | برغر فطر            | Mushroom Burger      | 33    | 740  | burger 5c3420 e9d9bd 4f8a3c           | burger
BRG-05 | برغر نباتي          | Veggie Burger        | 26    | 510  | burger 7a6a34 f3d98b 5f9a3f           | burger
BRG-06 | دبل برغر            | Double Burger        | 44    | 1080 | burger 4f2a17 f29a2e 9dbf5a           | burger
`

export const BAKERY = `
BKR-01 | مناقيش زعتر         | Zaatar Manakish      | 11    | 380  | manakish 6f7a35 4c5a24 e9d9a8         |
BKR-02 | مناقيش جبن          | Cheese Manakish      | 14    | 430  | manakish f0dda4 f8f0d8 7ea552         |
BKR-03 | لحم بعجين           | Lahm Bi Ajeen        | 17    | 460  | manakish a34a2c 7d3420 5f9a3f         |
BKR-04 | مناقيش كوكتيل       | Cocktail Manakish    | 18    | 470  | -                                     |
BKR-05 | فطائر سبانخ         | Spinach Fatayer      | 13    | 340  | triangles c9a055 5f8a3c 4f8a3c        |
BKR-06 | فطائر جبن ولبنة     | Cheese & Labneh Boats | 15   | 390  | boats f6ead0 e0b060 5c9440            |
BKR-07 | فطائر محمرة         | Muhammara Boats      | 15    | 360  | boats b8482c e0b060 5c9440            |
BKR-08 | بيتزا مارغريتا      | Margherita Pizza     | 32    | 820  | pizza f6ecd0 d8412f 3f8a3c            |
BKR-09 | بيتزا خضار          | Vegetable Pizza      | 34    | 780  | pizza f3d98b 6fa545 4f8a3c            |
BKR-10 | بيتزا بيبروني بقري  | Beef Pepperoni Pizza | 38    | 920  | pizza f0cf7c a8321f 4f8a3c            |
BKR-11 | خبز تنور            | Tannour Bread        | 3     | 190  | breadStack dcae6c 9c5c22              |
`

export const TRADITIONAL = `
TRD-01 | جريش                | Jareesh              | 27    | 460  | porridge e6d2a2 b5793a 7d4326 e9ddcb  |
TRD-02 | هريس                | Harees               | 26    | 480  | porridge e9dcc0 d9a62b b5793a d5e3ea  |
TRD-03 | مرقوق لحم           | Margoog              | 34    | 590  | stew b5652f 8a4a2a 5c9440 d98f66      |
TRD-04 | مطازيز              | Matazeez             | 33    | 570  | stew c98a3c e3c79a 5c9440 a9573a      |
TRD-05 | قرصان               | Gursan               | 31    | 540  | stew b9713a e0b880 4f8a3c e9ddcb      |
TRD-06 | سليق دجاج           | Saleeg               | 37    | 820  | riceWithChicken f8f2e2 d08a3c         |
TRD-07 | ملوخية بالدجاج      | Molokhia             | 32    | 430  | stew 3f6a2c d9a86a 7ea552 f0e2d0      |
TRD-08 | فول مدمس            | Foul Mudammas        | 14    | 310  | porridge 9c6b41 d9a62b 5c9440 d98f66  |
TRD-09 | شكشوكة              | Shakshuka            | 18    | 320  | stew c4402a f7dc7a 5c9440 4a4f55      |
`
