export const RICE = `
RIC-01 | كبسة لحم            | Lamb Kabsa           | 48    | 980  | riceWithLamb e3a94f 8d4f2b            | rice
RIC-02 | مندي دجاج           | Chicken Mandi        | 39    | 840  | riceWithChicken f0cf7c cf7f2f         | rice
RIC-03 | كبسة دجاج           | Chicken Kabsa        | 36    | 860  | riceWithChicken dc9a45 c2702a         | rice
RIC-04 | مندي لحم            | Lamb Mandi           | 52    | 1010 | riceWithLamb f2d88e 7d4326            | rice
RIC-05 | مظبي دجاج           | Chicken Madhbi       | 38    | 790  | riceWithChicken f3e2b4 b8672a         | rice
RIC-06 | بخاري دجاج          | Chicken Bukhari      | 34    | 830  | riceWithChicken d07f3c d98a35         | rice
RIC-07 | برياني لحم          | Lamb Biryani         | 46    | 1020 | riceWithLamb e8b33f 9a5a31            | rice
RIC-08 | برياني ربيان        | Shrimp Biryani       | 54    | 760  | riceWithShrimp e0a03a ef8a5b          | rice
RIC-09 | صيادية سمك          | Fish Sayadieh        | 49    | 720  | riceWithFish b8763c c29a66            | rice
RIC-10 | مقلوبة باذنجان      | Eggplant Maqluba     | 35    | 810  | riceWithChicken cf9a55 a86432         | rice
RIC-11 | أوزي لحم            | Lamb Ouzi            | 58    | 1090 | riceWithLamb dca85c a5673a            | rice
RIC-12 | رز بخاري            | Bukhari Rice         | 12    | 390  | plainRice d58a45 ffffff b5522a        |
RIC-13 | رز أبيض بالزبدة     | Buttered White Rice  | 9     | 340  | plainRice f6efdd ffffff 7ea552        |
RIC-14 | ذبيحة كاملة حسب الطلب | Whole Lamb (to order) | -    |      | -                                     |
`

export const GRILLS = `
GRL-01 | مشاوي مشكلة         | Mixed Grill          | 79    | 1240 | cubesGrill d98f3f 8a4a2a              | grill
GRL-02 | كباب لحم            | Lamb Kebab           | 45    | 780  | koftaGrill 8a4a2a 7c4024              | grill
GRL-03 | شيش طاووق           | Shish Tawook         | 38    | 620  | cubesGrill e0a04a d9963f              | grill
GRL-04 | أوصال لحم           | Lamb Awsal           | 49    | 740  | cubesGrill 9a552f 8a4a2a              | grill
GRL-05 | كباب دجاج           | Chicken Kebab        | 36    | 590  | koftaGrill c98a45 bd7c38              | grill
GRL-06 | كباب حلبي           | Aleppo Kebab         | 47    | 810  | koftaGrill 7a3420 8c3d24              | grill
GRL-07 | ريش غنم             | Lamb Chops           | 68    | 890  | lambChops 8c4f2d 7d4326                 | grill
GRL-08 | دجاج على الفحم      | Charcoal Chicken     | 42    | 960  | roastChicken c4722a b5631f            | grill
GRL-09 | نصف دجاج مشوي       | Half Grilled Chicken | 26    | 520  | friedChicken c0702c b0621f            | grill
GRL-10 | سمك هامور مشوي      | Grilled Hammour      | 72    | 610  | wholeFish b9905c 5c9440               | grill
GRL-11 | ربيان مشوي          | Grilled Shrimp       | 69    | 430  | shrimpPlate ef8a5b a85f32             | grill
GRL-12 | عرايس لحم           | Lamb Arayes          | 29    | 640  | foldedSquares c98a48 7d4326           |
GRL-13 | سمك اليوم بالوزن    | Fish of the Day (by weight) | - |   | -                                     |
`
