export const DESSERTS = `
DES-01 | كنافة بالقشطة       | Cream Kunafa         | 24    | 560  | kunafa e08a2c fbf0d6 9db54a           |
DES-02 | كنافة بالجبن        | Cheese Kunafa        | 26    | 590  | kunafa d8741f f3d98b 8fa83e           |
DES-03 | بسبوسة              | Basbousa             | 14    | 410  | squares e0a344 f3e2bd 9db54a          |
DES-04 | بقلاوة              | Baklava              | 22    | 480  | squares c98432 8fa83e 8fa83e          |
DES-05 | أم علي              | Umm Ali              | 21    | 530  | baked e6b873 f7e6c4 b5793a a9573a     |
DES-06 | مهلبية              | Muhallabia           | 13    | 260  | pudding fbf3e4 e8a0a0 9db54a          |
DES-07 | رز بحليب            | Rice Pudding         | 13    | 290  | pudding f6ecd8 d9a05a 8a4a1f          |
DES-08 | لقيمات              | Luqaimat             | 16    | 440  | syrupBalls d58f34 8a4a1f f3e2bd       |
DES-09 | معمول تمر           | Date Maamoul         | 18    | 380  | cookies e2b878 6d3a20                 |
DES-10 | كيك شوكولاتة        | Chocolate Cake       | 23    | 520  | cakeSlice 7a4526 f3e5d0 4e2a1a        |
DES-11 | تشيز كيك فراولة     | Strawberry Cheesecake | 25   | 490  | cakeSlice e3bd86 fdf6e6 d8455a        |
DES-12 | بوظة عربية          | Arabic Ice Cream     | 17    | 320  | scoops f7ecd2 e9a3a9 8a5a3c dfe9ee    |
`

export const DRINKS = `
DRK-01 | ليمون بالنعناع      | Mint Lemonade        | 14    | 120  | juice b9cf5a e2ea9a f2d23a 5f9a3f     | sugar
DRK-02 | عصير برتقال         | Orange Juice         | 15    | 130  | juice f08a24 f7b23a f29a2e 0f766e     |
DRK-03 | عصير رمان           | Pomegranate Juice    | 18    | 140  | juice 8f1530 c42a48 f08a24 8f2f4a     |
DRK-04 | كوكتيل فواكه        | Fruit Cocktail       | 19    | 260  | layered f5dfa0 e56b6f 8fb84e          |
DRK-05 | عصير مانجو          | Mango Juice          | 17    | 180  | juice f0a51e f9c94e f7b23a d9923f     |
DRK-06 | عوار قلب            | Awar Galb            | 20    | 340  | layered f8efdc d8455a f0a51e          |
DRK-07 | قهوة عربية بالهيل   | Arabic Coffee        | 12    | 10   | dallah d2a24a c79a52 0f766e           |
DRK-08 | شاي بالنعناع        | Mint Tea             | 8     | 30   | tea 8c3a14 c8692a 5c9440              | sugar
DRK-09 | لبن عيران           | Ayran                | 7     | 90   | bottle f3f6f4 7bbf9a 2f7f5a           |
DRK-10 | مشروب غازي          | Soft Drink           | 6     | 140  | can b3282d ffffff f7e3d0              |
DRK-11 | مياه معدنية         | Mineral Water        | 3     | 0    | bottle a9d3e8 2f7fb5 2b6cb0           |
DRK-12 | قهوة مثلجة          | Iced Coffee          | 18    | 190  | iced e9d3b4 5a3520 0f766e             | sugar
`
