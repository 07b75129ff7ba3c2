export const COLD_MEZZE = `
CLD-01 | حمص بيروتي          | Beiruti Hummus       | 17    | 310  | dip ead9b0 dcb877                     |
CLD-02 | حمص باللحم          | Hummus with Lamb     | 26    | 480  | dip e6d2a2 8a4a2a                     |
CLD-03 | متبل باذنجان        | Moutabal             | 18    | 240  | dip d8ccb4 c8323c                     |
CLD-04 | بابا غنوج           | Baba Ghanouj         | 18    | 210  | dip c9b48c c4472b                     |
CLD-05 | محمرة               | Muhammara            | 19    | 330  | dip b8482c e2c48c                     |
CLD-06 | لبنة بالزعتر        | Labneh with Zaatar   | 16    | 220  | dip f8f4ea 6f7a35                     |
CLD-07 | ورق عنب             | Stuffed Vine Leaves  | 22    | 290  | rolls 5d6b34 6d7a3c                   |
CLD-08 | زيتون مشكل          | Mixed Olives         | 12    | 160  | nibbles 6f8a3a 4a2a3c 5c9440 f0e2d0   |
CLD-09 | مخلل مشكل           | Mixed Pickles        | 10    | 40   | nibbles c95f86 e3c25a 7ea552 dfe9ee   |
CLD-10 | جبنة حلوم باردة     | Halloumi Plate       | 21    | 350  | foldedSquares f3e6c4 d9b06c           |
CLD-11 | كبة نية             | Kibbeh Nayyeh        | 34    | 320  | dip b5523c efe4cf                     |
CLD-12 | مزة الشيف           | Chef's Mezze         | -     |      | -                                     |
`

export const HOT_MEZZE = `
HOT-01 | سمبوسة لحم          | Meat Sambousek       | 18    | 420  | triangles d99c46 c4472b               |
HOT-02 | سمبوسة جبن          | Cheese Sambousek     | 16    | 390  | triangles e3b25c efe4cf               |
HOT-03 | كبة مقلية           | Fried Kibbeh         | 21    | 410  | lemons 96582c efe4cf                  |
HOT-04 | فلافل               | Falafel              | 12    | 330  | balls 9a6a2c efe4cf                   |
HOT-05 | بطاطس حارة          | Batata Harra         | 15    | 380  | nuggets e0a23c c4472b                 |
HOT-06 | بطاطس مقلية         | French Fries         | 11    | 420  | fries efc04c c43b2f                   |
HOT-07 | رقائق جبن           | Cheese Rolls         | 17    | 360  | rolls dba04a e3b25c                   |
HOT-08 | جوانح دجاج          | Chicken Wings        | 24    | 540  | friedChicken b5521f a8481c            |
HOT-09 | حلقات بصل           | Onion Rings          | 14    | 350  | rings d99c46 efe4cf                   |
HOT-10 | حلوم مشوي           | Grilled Halloumi     | 23    | 370  | foldedSquares ecc981 b5793a           |
HOT-11 | مسخن رول            | Musakhan Rolls       | 25    | 470  | rolls c98b4a d39a56 a23a3a            |
`

export const SALADS = `
SLD-01 | فتوش                | Fattoush             | 18    | 210  | salad 7bab45 dfae5f 8f3f6a cfe0dd     |
SLD-02 | تبولة               | Tabbouleh            | 17    | 180  | choppedSalad 5f9a3f d8412f f1e6c8     |
SLD-03 | سلطة عربية          | Arabic Salad         | 13    | 110  | choppedSalad b9cf6a d8412f efe3ee ead9c4 |
SLD-04 | سلطة سيزر بالدجاج   | Chicken Caesar Salad | 29    | 430  | salad 9dbf5a d9a55c f6efdd            |
SLD-05 | سلطة يونانية        | Greek Salad          | 26    | 280  | salad 8fb84e f8f4ea 3e3550 d5e3ea     |
SLD-06 | سلطة جرجير          | Rocket Salad         | 16    | 120  | salad 4f8a3c efe4cf c8323c            |
SLD-07 | سلطة زبادي بالخيار  | Cucumber Yoghurt     | 12    | 130  | -                                     |
SLD-08 | سلطة كينوا بالرمان  | Quinoa & Pomegranate | 27    | 260  | choppedSalad d9c48c b8243c 5f9a3f     |
`

export const SOUPS = `
SOP-01 | شوربة عدس           | Lentil Soup          | 13    | 210  | soup e09a3c e7c184                    |
SOP-02 | شوربة دجاج          | Chicken Soup         | 15    | 190  | stew ecd9a0 dfb67a 5c9440 ffffff      |
SOP-03 | شوربة فطر           | Mushroom Soup        | 17    | 230  | soup cdb69a 9a7350                    |
SOP-04 | شوربة حب            | Hab Soup             | 16    | 260  | porridge b5683c d9a62b 5c9440 d98f66  |
SOP-05 | شوربة طماطم         | Tomato Soup          | 15    | 170  | soup cf4a2e e7c184 4f8a3c             |
SOP-06 | شوربة ربيان         | Shrimp Soup          | 24    | 220  | stew e59a5c ef8a5b 5c9440 e8f0f3      |
`
