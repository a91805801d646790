export const nutrition = `
nutrition | - | lifestyle*0.9 | clinical nutrition | nutrição, nutrição clínica | nutricionista, nutritionist, dietitian
diet | Diet | lifestyle*0.8 | - | dieta, alimentação | ~comida, ~food
healthy diet | Diet, Healthy | lifestyle*1.4 | - | alimentação saudável, dieta saudável | healthy eating, comer bem, comida saudável
diet therapy | Diet Therapy | procedure*0.9 | - | dietoterapia | -
Mediterranean diet | Diet, Mediterranean | lifestyle*2.8 | - | dieta mediterrânea | -
DASH diet | Dietary Approaches To Stop Hypertension | lifestyle*2.8 | dietary approaches to stop hypertension | dieta DASH | -
low-carbohydrate diet | Diet, Carbohydrate-Restricted | lifestyle*2.8 | low-carb diet | dieta com baixo teor de carboidratos, dieta low carb | low carb, low-carb, cortar carboidratos
ketogenic diet | Diet, Ketogenic | lifestyle*2.8 | - | dieta cetogênica | keto diet, keto, cetogênica
intermittent fasting | Intermittent Fasting | lifestyle*2.8 | time-restricted eating | jejum intermitente | -
vegetarian diet | Diet, Vegetarian | lifestyle*2.4 | plant-based diet | dieta vegetariana, vegetarianismo | vegetariano
vegan diet | Diet, Vegan | lifestyle*2.4 | - | dieta vegana, veganismo | ~vegano, ~vegan
gluten-free diet | Diet, Gluten-Free | lifestyle*2.8 | - | dieta sem glúten | gluten free, sem glúten
low-FODMAP diet | FODMAP Diet | lifestyle*2.8 | low FODMAP diet | dieta com baixo teor de FODMAP | fodmap, fodmaps
ultra-processed foods | Food, Processed | lifestyle*2.8 | ultra-processed food, ultraprocessed foods | alimentos ultraprocessados, ultraprocessados | comida industrializada, junk food, processed food, processed foods
dietary sodium | Sodium, Dietary | lifestyle*2.6 | sodium intake, salt intake | sódio, consumo de sal, sal de cozinha | sodium, too much salt, eating less salt, less salt, menos sal, muito sal, sal na comida, redução de sal, salt, ~sal, cortar o sal, cortei o sal
salt substitute | - | lifestyle*2.8 | salt substitution, low-sodium salt | substituto do sal, sal light | salt substitutes, potassium salt
dietary potassium | Potassium, Dietary | lifestyle*2 | - | potássio na dieta, potássio alimentar | -
sugar-sweetened beverages | Sugar-Sweetened Beverages | lifestyle*2.6 | sugary drinks | bebidas açucaradas, refrigerantes | refrigerante, ~refri, soft drinks, soda consumption
dietary sugar | Dietary Sugars | lifestyle*2 | added sugar, sugar intake | açúcar na dieta, consumo de açúcar | ~sugar, ~açúcar
non-nutritive sweeteners | Non-Nutritive Sweeteners | lifestyle*2.6 | artificial sweeteners | adoçantes, adoçante, adoçantes artificiais | aspartame, sucralose
dietary fiber | Dietary Fiber | lifestyle*2.4 | dietary fibre | fibras alimentares, fibra alimentar | high fibre, comer fibras
red meat | Red Meat | lifestyle*2.4 | - | carne vermelha | -
processed meat | - | lifestyle*2.4 | - | carne processada, embutidos | ~bacon
fruits and vegetables | - | lifestyle*2 | fruit and vegetable intake | frutas e verduras, frutas e vegetais, consumo de frutas | fruit and veg
olive oil | Olive Oil | lifestyle*2.2 | - | azeite de oliva | ~azeite
nuts | Nuts | lifestyle*2 | - | oleaginosas, castanhas | ~castanha
coffee consumption | Coffee | lifestyle*1.8 | coffee intake | consumo de café | ~coffee, ~café
caffeine | Caffeine | lifestyle*2.2 | energy drinks | cafeína, energéticos | -
omega-3 fatty acids | Fatty Acids, Omega-3 | drug*0.9 | fish oil, omega-3 | ômega-3, óleo de peixe | omega 3
saturated fat | - | lifestyle*2 | saturated fatty acids | gordura saturada, gorduras saturadas | -
trans fats | Trans Fatty Acids | lifestyle*2.4 | trans fatty acids | gordura trans, gorduras trans | -
vitamin D | Vitamin D | drug | cholecalciferol, vitamin D supplementation | vitamina D, colecalciferol | vit d, vitd
vitamin D deficiency | Vitamin D Deficiency | disease | - | deficiência de vitamina D | low vitamin d, vitamina d baixa
vitamin C | Ascorbic Acid | drug*0.9 | ascorbic acid | vitamina C, ácido ascórbico | vit c
vitamin B12 deficiency | Vitamin B 12 Deficiency | disease | - | deficiência de vitamina B12 | low b12, b12 baixa
vitamin B12 | Vitamin B 12 | drug*0.9 | cobalamin | vitamina B12, cobalamina | b12
vitamin E | Vitamin E | drug*0.9 | alpha-tocopherol | vitamina E, tocoferol | -
vitamin A | Vitamin A | drug*0.9 | retinol, vitamin A supplementation | vitamina A | -
beta carotene | - | drug*0.9 | - | betacaroteno | -
folic acid | Folic Acid | drug | folate, folic acid supplementation | ácido fólico, folato, suplementação de ácido fólico | -
antioxidants | Antioxidants | drug-class*0.9 | antioxidant supplements | antioxidantes | -
iron supplementation | Iron | drug | oral iron | suplementação de ferro, sulfato ferroso | ferrous sulfate, iron pills, iron tablets
zinc | Zinc | drug*0.8 | zinc supplementation | zinco, suplementação de zinco | -
calcium supplementation | Calcium, Dietary | drug*0.8 | calcium supplements | suplementação de cálcio, cálcio | -
creatine | Creatine | drug*0.9 | creatine supplementation | creatina | -
whey protein | Whey Proteins | drug*0.9 | - | proteína do soro do leite, whey protein | whey
protein intake | Dietary Proteins | lifestyle*2 | dietary protein | ingestão de proteínas, consumo de proteína | high protein diet
energy intake | Energy Intake | lifestyle*2 | calorie intake | ingestão calórica, ingestão energética | calories, calorias
malnutrition | Malnutrition | disease | undernutrition | desnutrição | malnourished, desnutrido, subnutrição
nutrition assessment | Nutrition Assessment | test | nutritional screening | avaliação nutricional, triagem nutricional | critérios GLIM, GLIM criteria
nutritional support | Nutritional Support | procedure | nutrition therapy | terapia nutricional, suporte nutricional | -
enteral nutrition | Enteral Nutrition | procedure | tube feeding | nutrição enteral, dieta enteral | feeding tube, sonda de alimentação
parenteral nutrition | Parenteral Nutrition | procedure | - | nutrição parenteral | NPT, TPN
food allergy | Food Hypersensitivity | disease | food hypersensitivity, peanut allergy, cow's milk allergy | alergia alimentar, alergia à proteína do leite de vaca, alergia ao amendoim | alergia a amendoim, APLV
lactose intolerance | Lactose Intolerance | disease | lactose malabsorption | intolerância à lactose | sem lactose, lactose intolerant, intolerante à lactose
food insecurity | Food Insecurity | outcome*2 | - | insegurança alimentar | -
`;
