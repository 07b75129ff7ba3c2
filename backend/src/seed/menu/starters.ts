export const COLD_MEZZE = `
CLD-01 | حمص بيروتي          | Beiruti Hummus       | 17    | 310  |
CLD-02 | حمص باللحم          | Hummus with Lamb     | 26    | 480  |
CLD-03 | متبل باذنجان        | Moutabal             | 18    | 240  |
CLD-04 | بابا غنوج           | Baba Ghanouj         | 18    | 210  |
CLD-05 | محمرة               | Muhammara            | 19    | 330  |
CLD-06 | لبنة بالزعتر        | Labneh with Zaatar   | 16    | 220  |
CLD-07 | ورق عنب             | Stuffed Vine Leaves  | 22    | 290  |
CLD-08 | زيتون مشكل          | Mixed Olives         | 12    | 160  |
CLD-09 | مخلل مشكل           | Mixed Pickles        | 10    | 40   |
CLD-10 | جبنة حلوم باردة     | Halloumi Plate       | 21    | 350  |
CLD-11 | كبة نية             | Kibbeh Nayyeh        | 34    | 320  |
CLD-12 | مزة الشيف           | Chef's Mezze         | -     |      |
`

export const HOT_MEZZE = `
HOT-01 | سمبوسة لحم          | Meat Sambousek       | 18    | 420  |
HOT-02 | سمبوسة جبن          | Cheese Sambousek     | 16    | 390  |
HOT-03 | كبة مقلية           | Fried Kibbeh         | 21    | 410  |
HOT-04 | فلافل               | Falafel              | 12    | 330  |
HOT-05 | بطاطس حارة          | Batata Harra         | 15    | 380  |
HOT-06 | بطاطس مقلية         | French Fries         | 11    | 420  |
HOT-07 | رقائق جبن           | Cheese Rolls         | 17    | 360  |
HOT-08 | جوانح دجاج          | Chicken Wings        | 24    | 540  |
HOT-09 | حلقات بصل           | Onion Rings          | 14    | 350  |
HOT-10 | حلوم مشوي           | Grilled Halloumi     | 23    | 370  |
HOT-11 | مسخن رول            | Musakhan Rolls       | 25    | 470  |
`

export const SALADS = `
SLD-01 | فتوش                | Fattoush             | 18    | 210  |
SLD-02 | تبولة               | Tabbouleh            | 17    | 180  |
SLD-03 | سلطة عربية          | Arabic Salad         | 13    | 110  |
SLD-04 | سلطة سيزر بالدجاج   | Chicken Caesar Salad | 29    | 430  |
SLD-05 | سلطة يونانية        | Greek Salad          | 26    | 280  |
SLD-06 | سلطة جرجير          | Rocket Salad         | 16    | 120  |
SLD-07 | سلطة زبادي بالخيار  | Cucumber Yoghurt     | 12    | 130  |
SLD-08 | سلطة كينوا بالرمان  | Quinoa & Pomegranate | 27    | 260  |
`

export const SOUPS = `
SOP-01 | شوربة عدس           | Lentil Soup          | 13    | 210  |
SOP-02 | شوربة دجاج          | Chicken Soup         | 15    | 190  |
SOP-03 | شوربة فطر           | Mushroom Soup        | 17    | 230  |
SOP-04 | شوربة حب            | Hab Soup             | 16    | 260  |
SOP-05 | شوربة طماطم         | Tomato Soup          | 15    | 170  |
SOP-06 | شوربة ربيان         | Shrimp Soup          | 24    | 220  |
`
