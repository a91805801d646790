/**
 * Nouns and adjectives of speech and short forms with what a formal text writes for them, a class a line. "n" gives the plurals of a line too, "a" the four forms of adjectives in "o". Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const PORTUGUESE_NOUNS = `
n criança|menor
n bb|bebê|lactente
n nenê|bebê|lactente
n moleque|menino
n guri|menino
n menino|garoto
n menina|garota
n rapaz|jovem
n moça|jovem
n senhora|mulher idosa
n vovó|idosa
n velhinho|idoso
n velhinha|idosa
n vovô|idoso
n plantonista|médico plantonista
n enf|enfermeiro
n fisio|fisioterapeuta
n fono|fonoaudióloga
n nutri|nutricionista
n psico|psicóloga
n farma|farmacêutica
n dentista|cirurgião dentista
n cirurgião|médico cirurgião
n remédio|medicamento
n gotinha|gota
n vidro|frasco
n receita|prescrição
n antiinflamatório|anti inflamatório
n calmante|ansiolítico|benzodiazepínico
n analgésico|medicação analgésica
n laxante|medicação laxativa
n injeção|medicação injetável
n sonda|cateter
n acesso|acesso venoso
n veia|acesso venoso
n eco|ecocardiograma
n ecg|eletrocardiograma|eletro
n eletro|eletrocardiograma
n holter|holter de 24 horas
n tomo|tomografia
n rnm|ressonância magnética
n ressonância|ressonância magnética
n ultrassom|ultrassonografia
n raio x|radiografia
n rx|radiografia
n eda|endoscopia digestiva alta
n endo|endoscopia
n colono|colonoscopia
n bx|biópsia
n hemocultura|hmc
n urocultura|cultura de urina
n gaso|gasometria
n hemograma|hmg
n dor de dente|odontalgia
n dor de ouvido|otalgia
n dor de garganta|odinofagia
n dor de cabeça|cefaleia
n dor de barriga|dor abdominal
n dor no peito|dor torácica
n dor nas costas|lombalgia
n dor nas juntas|artralgia
n dor articular|artralgia
n dor muscular|mialgia
n dor no corpo|mialgia
n enjoo|náusea
n ânsia|náusea
n tontura|vertigem
n desmaio|síncope
n convulsão|crise convulsiva
n crise|episódio
n derrame|acidente vascular cerebral
n infarto|infarto agudo do miocárdio
n pressão|pressão arterial
n batimento|frequência cardíaca
n rash|exantema|erupção cutânea
n mancha|mácula|lesão
n machucado|lesão|ferimento
n corte|ferimento|laceração
n roxo|equimose|hematoma
n caroço|nódulo
n íngua|linfonodo aumentado|linfonodomegalia
n pinta|nevo
n bolha|vesícula
n coceira|prurido
n vermelhidão|eritema|hiperemia
n inchaço|edema
n corrimento|secreção vaginal
n catarro|secreção|expectoração
n escarro|expectoração
n pus|secreção purulenta
n nariz escorrendo|coriza|rinorreia
n nariz entupido|obstrução nasal|congestão nasal
n resfriado|infecção de vias aéreas superiores
n infecção de urina|infecção do trato urinário|infecção urinária
n infecção urinária|infecção do trato urinário
n infecção do trato urinário|infecção urinária
n pedra no rim|litíase renal|cálculo renal|nefrolitíase
n pedra na vesícula|colelitíase|litíase biliar
n pedra|cálculo
n refluxo|doença do refluxo gastroesofágico
n virose|gastroenterite viral|quadro viral
n sapinho|candidíase oral
n cobreiro|herpes zóster
n catapora|varicela
n bicheira|miíase
n frieira|tinea pedis|tinha dos pés
n pé diabético|úlcera do pé diabético
n hemorroida|doença hemorroidária
n quebradura|fratura
n tombo|queda
n batida|trauma|traumatismo
n pancada|trauma|traumatismo
n queimadura|lesão por queimadura
n mordida|mordedura
n picada|acidente por picada
n tala|imobilização com tala
n gesso|imobilização gessada
n ponto|sutura
n curativo|cobertura
n cirurgia|procedimento cirúrgico
n cirurgia|operação
n parto|nascimento
n cesárea|cesariana|parto cesáreo
n parto normal|parto vaginal
n aborto|abortamento
n menstruação|ciclo menstrual
n barrigudinha|gestante
n mamada|amamentação
n cocô|evacuação|fezes
n asilo|instituição de longa permanência|instituição de longa permanência para idosos
n posto|unidade básica de saúde
n posto de saúde|unidade básica de saúde
n ubs|unidade básica de saúde
n upa|unidade de pronto atendimento
n pronto socorro|serviço de emergência
n ambulatório|consulta ambulatorial
n internação|hospitalização
n alta|alta hospitalar
n plantão|turno
n dose|dosagem
n jato|puff
n bombinha|inalador
n nebulização|inalação
n nbz|nebulização
n inalação|nebulização
n bolsa de sangue|concentrado de hemácias
n dúvida|questionamento
n jeito|forma|maneira
n chance|probabilidade|possibilidade
n erro|equívoco
n bagunça|desorganização
n causa|etiologia
a inchado|edemaciado
a vermelho|hiperemiado
a roxo|equimótico
a suado|sudoreico
a tonto|vertiginoso
a cansado|fadigado
a enjoado|nauseado
a molinho|hipoativo
a agitado|inquieto
a quebrado|fraturado
a entupido|obstruído
a descontrolado|descompensado|mal controlado
a controlado|compensado
a orientado|instruído
a internado|hospitalizado
a zerado|normal
a baixo|reduzido|diminuído
a alto|elevado|aumentado
a aumentado|elevado
a positivo|reagente
a negativo|não reagente
a estranho|atípico|incomum
a esquisito|atípico|incomum
a feio|grave|desfavorável
a chato|incômodo
a pouquinho|pouco
a rápido|breve
a alérgico|com alergia
a diabético|portador de diabetes
a hipertenso|portador de hipertensão
a resfriado|com resfriado
a gripado|com síndrome gripal
n precisa|não é necessário
n precisou|não foi necessário|não necessitou
n pressão alta|hipertensão
n pressão baixa|hipotensão
n açúcar alto|hiperglicemia
n açúcar baixo|hipoglicemia
n açúcar no sangue|glicemia
n escara|lesão por pressão
n úlcera de pressão|lesão por pressão
n ferida na perna|úlcera de perna
n terçol|hordéolo
n língua presa|anquiloglossia
n bico de papagaio|osteofitose
n íngua no pescoço|linfonodomegalia cervical
n água no pulmão|derrame pleural
n barriga d'água|ascite
n amarelão|icterícia
n olho amarelo|icterícia
n aparelho|aparelho ortodôntico
n dente do siso|terceiro molar
n siso|terceiro molar
n cárie|lesão cariosa
n dentadura|prótese total
n gengiva inchada|edema gengival
n falha de memória|déficit de memória
n remédio de pressão|anti hipertensivo
n remédio de dormir|hipnótico
a não ser que|exceto se|salvo se
a noite toda|durante toda a noite
a caminho|em deslocamento
a maioria|a maior parte
n quer|recusa|não aceita|não deseja
n quis|recusou|não aceitou
n = 1|um único caso|único caso
n problema|questão|dificuldade|intercorrência
n dúvida|questão|pergunta
n jeito|forma|maneira|modo
n ideia|sugestão
n dica|sugestão|orientação|recomendação
n opinião|visão
n efeito|benefício|resposta
n tipo|espécie
n borda|margem
n lugar|local|área
n vez|ocasião
n corte|laceração|ferimento
n médico|clínico
n chefe|supervisor
n colega|profissional
n erro|equívoco|falha
n discussão|debate
n aparelho|dispositivo|equipamento
n bomba|bomba de infusão
n vazão|velocidade de infusão
n utente|paciente
n retorno|reavaliação|consulta de retorno
a feio|grave|intenso|importante
a ruim|desfavorável|inadequado|insatisfatório
a bom|adequado|satisfatório|favorável
a ótimo|excelente|muito bom
a estranho|incomum|atípico|inusitado|anormal
a novo|recente|recém diagnosticado
a lento|gradual
a certo|correto|adequado
a errado|incorreto|inadequado|equivocado
a chato|desagradável|inconveniente
a preocupado|apreensivo
a cansado|fadigado|exausto
a perigoso|arriscado|inseguro
a raro|incomum|infrequente
a comum|frequente|habitual
a difícil|complexo|desafiador
a inteiro|completo|todo
a marcado|agendado|programado
a laudado|descrito|reportado
a e|à esquerda
a d|à direita
`;
