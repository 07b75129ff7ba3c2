/** Invented merchants; any resemblance is accidental. */
export const MERCHANTS = `
بيت المندي الذهبي        | Golden Mandi House      | riyadh        | active    | 2 | 212  | 3 | 486 | 640
مشويات الفرسان           | Al Fursan Grills        | riyadh        | active    | 1 | 96   | 1 | 214 | 402
قهوة النخلة              | Palm Coffee             | riyadh        | active    | 1 | 31   | 2 | 367 | 288
مخبز السنابل             | Sanabel Bakery          | riyadh        | active    | 2 | 158  | 4 | 421 | 755
برغر المدار              | Orbit Burger            | riyadh        | active    | 2 | 9    | 2 | 398 | 233
شاورما الدرعية           | Diriyah Shawarma        | riyadh        | active    | 3 | 301  | 7 | 812 | 910
مطعم أفنان               | Afnan Restaurant        | riyadh        | active    | 1 | 4    | 1 | 143 | 380
حلويات إشبيلية           | Ishbilia Sweets         | riyadh        | active    | 1 | 66   | 1 | 158 | 199
فطائر الصباح             | Morning Fatayer         | riyadh        | active    | 1 | 122  | 2 | 236 | 311
كشتة                     | Kashta Camp Kitchen     | riyadh        | suspended | 1 | 40   | 1 | 0   | 265
بيتزا الحي               | Neighbourhood Pizza     | riyadh        | active    | 1 | 187  | 1 | 205 | 174
سوشي الميناء             | Harbour Sushi           | riyadh        | active    | 2 | 77   | 2 | 187 | 342
مذاق حضرموت              | Taste of Hadramout      | riyadh        | active    | 2 | 240  | 3 | 355 | 530
عصائر رمّان              | Rumman Juices           | riyadh        | active    | 1 | 13   | 2 | 264 | 120
محمصة أثر                | Athar Roastery          | riyadh        | active    | 1 | 51   | 1 | 176 | 96
مطعم تالة                | Tala Restaurant         | riyadh        | plan      | 0 | 0    | 1 | 0   | 6
أكلات أم خالد            | Umm Khalid Home Food    | riyadh        | active    | 1 | -3   | 1 | 92  | 371
دونات القمر              | Moon Donuts             | riyadh        | active    | 1 | 84   | 1 | 131 | 143
بحر وملح                 | Sea & Salt              | jeddah        | active    | 2 | 133  | 2 | 312 | 487
مطبخ الحجاز              | Hijaz Kitchen           | jeddah        | active    | 3 | 268  | 6 | 688 | 822
قهوة البلد               | Al Balad Coffee         | jeddah        | active    | 1 | 22   | 1 | 244 | 205
فول الكورنيش             | Corniche Foul           | jeddah        | active    | 1 | 109  | 2 | 278 | 419
سمك البحر الأحمر         | Red Sea Fish            | jeddah        | active    | 2 | 7    | 2 | 233 | 560
تميس أبو عمر             | Abu Omar Tamees         | jeddah        | active    | 1 | 145  | 3 | 302 | 633
كريب روز                 | Rose Crêpe              | jeddah        | active    | 1 | 58   | 1 | 117 | 161
مندي السروات             | Sarawat Mandi           | jeddah        | suspended | 2 | 90   | 2 | 0   | 498
آيسكريم مرجان            | Murjan Ice Cream        | jeddah        | active    | 1 | 36   | 2 | 198 | 187
بيت الشيشاوي             | Al Shishawi House       | jeddah        | active    | 1 | 171  | 1 | 126 | 254
ورق عنب                  | Vine Leaf               | jeddah        | active    | 1 | 2    | 1 | 154 | 140
مقهى غيمة                | Cloud Café              | jeddah        | details   | 0 | 0    | 0 | 0   | 3
بخاري العزيزية           | Al Aziziyah Bukhari     | makkah        | active    | 2 | 199  | 3 | 441 | 701
مطعم زمزم الشعبي         | Zamzam Traditional      | makkah        | active    | 1 | 63   | 1 | 187 | 455
حنيذ مكة                 | Makkah Haneeth          | makkah        | active    | 1 | 115  | 1 | 163 | 322
مخابز الريان             | Al Rayyan Bakeries      | makkah        | active    | 1 | 12   | 2 | 209 | 290
تمور طيبة                | Taibah Dates            | madinah       | active    | 1 | 148  | 1 | 121 | 366
مطعم قباء                | Quba Restaurant         | madinah       | active    | 2 | 226  | 2 | 274 | 512
شاي العقيق               | Al Aqiq Tea             | madinah       | active    | 1 | 45   | 1 | 98  | 133
مشويات أحد               | Uhud Grills             | madinah       | active    | 1 | -5   | 1 | 76  | 340
مأكولات الخليج           | Gulf Seafood            | dammam        | active    | 2 | 180  | 3 | 366 | 604
برغر الواجهة             | Waterfront Burger       | dammam        | active    | 1 | 29   | 1 | 211 | 178
حلى الشرقية              | Eastern Sweets          | dammam        | active    | 1 | 71   | 2 | 149 | 227
مطعم دانة                | Dana Restaurant         | dammam        | otp       | 0 | 0    | 0 | 0   | 1
قهوة المرفأ              | Marfa Coffee            | khobar        | active    | 2 | 153  | 3 | 402 | 439
ستيك الكورنيش            | Corniche Steak          | khobar        | active    | 2 | 10   | 1 | 164 | 301
صاج لبنان                | Saj Lebanon             | khobar        | active    | 1 | 88   | 2 | 233 | 268
مخبز النورس              | Seagull Bakery          | khobar        | active    | 1 | 204  | 1 | 137 | 222
مقهى الظهران             | Dhahran Café            | dhahran       | active    | 1 | 54   | 1 | 112 | 149
ورد الطائف               | Taif Rose Café          | taif          | active    | 1 | 95   | 1 | 144 | 276
مطعم الهدا               | Al Hada Restaurant      | taif          | active    | 1 | 14   | 1 | 103 | 391
مندي تبوك                | Tabuk Mandi             | tabuk         | active    | 1 | 167  | 2 | 188 | 420
زيتونة الشمال            | Northern Olive          | tabuk         | suspended | 1 | 20   | 1 | 0   | 333
عسل السودة               | Al Soudah Honey Café    | abha          | active    | 1 | 79   | 1 | 127 | 201
عريكة الجنوب             | Southern Areeka         | khamis-mushait | active   | 1 | 118  | 2 | 172 | 357
كليجا القصيم             | Qassim Kleija           | buraydah      | active    | 1 | 61   | 1 | 109 | 312
تمرية                    | Tamriyah                | unaizah       | active    | 1 | 134  | 1 | 83  | 244
مضياف حاتم               | Hatim Guest House       | hail          | active    | 1 | 43   | 1 | 116 | 289
حساوي                    | Hasawi Kitchen          | hofuf         | active    | 1 | 8    | 2 | 178 | 398
مطعم الجبيل البحري       | Jubail Marine           | jubail        | active    | 1 | 102  | 1 | 132 | 263
ينبع بلازا كافيه         | Yanbu Plaza Café        | yanbu         | active    | 1 | 156  | 1 | 94  | 167
مغش جازان                | Jazan Maghash           | jazan         | active    | 1 | 37   | 1 | 121 | 235
رقش نجران                | Najran Raqsh            | najran        | closed    | 1 | -60  | 1 | 0   | 610
`
