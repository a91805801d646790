/**
 * Verbs of speech with what a formal text writes for them; no exchange within a line changes what was done, a class a line. "v" gives the forms of a line's verbs. Reviewed: both sides say the same
 * of the same thing in a clinical text.
 */
export const PORTUGUESE_SPEECH_VERBS = `
v subir|aumentar|elevar
v subir|elevar se
v baixar|reduzir|diminuir
v baixar|cair|diminuir
v cair|diminuir|reduzir
v diminuir|reduzir
v aumentar|elevar
v dar|causar|provocar
v dar|apresentar|resultar em
v fazer|administrar|realizar
v fazer|apresentar|evoluir com
v fazer|realizar|executar
v passar|prescrever
v receitar|prescrever
v pôr|colocar|inserir
v botar|colocar|inserir
v colocar|inserir
v tirar|retirar|remover
v parar|suspender|interromper|descontinuar
v parar de|deixar de
v parar com|suspender
v começar|iniciar
v começar a|iniciar
v entrar com|iniciar|introduzir
v trocar|substituir
v trocar por|substituir por
v mudar|alterar|modificar
v mudar|trocar
v mexer|alterar|ajustar
v acertar|ajustar|corrigir
v seguir|manter|continuar
v manter|continuar
v ficar|permanecer|manter se
v continuar|permanecer|manter se|seguir
v continuar|manter
v voltar|retornar
v voltar com|reintroduzir|reiniciar|retomar
v voltar a|tornar a
v chegar|dar entrada|comparecer
v vir|comparecer
v aparecer|comparecer|surgir
v mandar|encaminhar|enviar
v mandar para|encaminhar para|encaminhar ao|encaminhar à
v mandar p/ casa|liberar para casa|dar alta|conceder alta
v mandar para casa|liberar para casa|dar alta|conceder alta
v liberar|dar alta|conceder alta
v internar|admitir|hospitalizar
v levar|encaminhar|conduzir
v levar|transportar
v pedir|solicitar
v colher|coletar
v repetir|refazer
v rever|reavaliar
v ver|observar|verificar
v ver|atender|avaliar
v ver|identificar
v olhar|examinar|avaliar
v achar|encontrar|identificar
v achar|considerar|acreditar|pensar
v pensar|considerar
v pegar|atender|receber
v pegar|adquirir|contrair
v falar|dizer|afirmar|relatar
v falar|orientar|informar
v falar para|orientar a|orientar|recomendar
v falar p/|orientar a|orientar|recomendar
v falar com|conversar com|discutir com
v dizer|afirmar|relatar|informar
v contar|relatar|referir
v reclamar de|queixar se de|referir
v queixar|referir
v sentir|referir|apresentar
v ter|apresentar
v ter|possuir
v ter|haver
v usar|utilizar|fazer uso de
v tomar|utilizar|fazer uso de|ingerir
v tomar|receber
v precisar|necessitar
v precisar de|necessitar de
v querer|desejar|pretender
v deixar|manter
v esperar|aguardar
v adiar|postergar
v marcar|agendar
v agendar|programar
v operar|submeter a cirurgia
v abrir|incisar
v furar|puncionar
v puncionar|realizar punção
v drenar|realizar drenagem
v dar ponto|suturar|realizar sutura
v costurar|suturar
v limpar|higienizar|realizar a limpeza
v lavar|irrigar
v lavar|higienizar
v aspirar|realizar aspiração
v entubar|intubar
v tubar|intubar
v intubar|realizar intubação
v extubar|realizar extubação
v sedar|realizar sedação
v anestesiar|realizar anestesia
v chocar|cardioverter|desfibrilar
v reanimar|ressuscitar
v hidratar|realizar hidratação
v transfundir|realizar transfusão
v dialisar|realizar diálise
v vacinar|imunizar
v medicar|administrar medicação
v tratar|realizar tratamento
v tratar|manejar
v cuidar|manejar
v acompanhar|monitorar|seguir
v acompanhar|observar
v observar|monitorar
v orientar|aconselhar|recomendar
v avisar|informar|comunicar
v explicar|orientar
v perguntar|questionar
v lembrar|recordar
v esquecer|omitir
v errar|cometer erro
v resolver|solucionar
v melhorar|apresentar melhora
v piorar|apresentar piora
v piorar|deteriorar
v sumir|desaparecer|resolver
v passar|desaparecer|resolver
v aparecer|surgir
v sangrar|apresentar sangramento
v vomitar|apresentar vômitos|apresentar vômito
v desmaiar|apresentar síncope|perder a consciência
v cair|sofrer queda|apresentar queda
v convulsionar|apresentar crise convulsiva|apresentar convulsão
v dessaturar|apresentar dessaturação
v tossir|apresentar tosse
v coçar|apresentar prurido
v doer|apresentar dor
v inchar|apresentar edema|edemaciar
v quebrar|fraturar
v bater|traumatizar
v torcer|sofrer entorse
v engolir|deglutir
v comer|alimentar se
v mamar|ser amamentado
v evacuar|apresentar evacuação
v fazer xixi|urinar
v urinar|apresentar diurese
v andar|deambular
v levantar|mobilizar se
v morrer|falecer|evoluir a óbito
v topar|aceitar|concordar
v ajudar|auxiliar
v funcionar|ser eficaz
v adiantar|ser eficaz
v servir|ser adequado
v valer a pena|ser indicado
v demorar|levar
v durar|persistir
v garantir|assegurar
v confirmar|evidenciar
v mostrar|evidenciar|demonstrar
v vir|apresentar se|mostrar se
v crescer|aumentar
v pingar|instilar
v correr|infundir
v correr|administrar
v rodar|infundir
v misturar|associar
v juntar|associar
v associar|adicionar
v somar|associar
v calcular|estimar
v usar|administrar
v engolir|ingerir
v mandar|orientar
v pedir|orientar
v atrasar|administrar com atraso
v adicionar|acrescentar|associar
v juntar|acrescentar|associar
v parar|suspender
v tubar|realizar a intubação
v desmamar|realizar o desmame
v repor|realizar a reposição
v monitorar|realizar o monitoramento
v acompanhar|realizar o acompanhamento
v rastrear|realizar o rastreamento
v biopsiar|realizar biópsia
v laudar|emitir o laudo
v raspar|curetar
v moldar|realizar a moldagem
v restaurar|realizar a restauração
v extrair|realizar a exodontia|realizar a extração
v esvaziar|drenar
v enfaixar|realizar o enfaixamento
v imobilizar|realizar imobilização
v gessar|realizar imobilização gessada
v encaminhar|referenciar
v priorizar|dar prioridade a
v escrever|registrar
v anotar|registrar
v guardar|armazenar
v jogar fora|descartar
v estragar|deteriorar
v vencer|expirar
v ver|perceber|notar|observar|verificar|identificar|constatar|presenciar
v achar|encontrar|identificar|detectar|descobrir
v achar|acreditar|pensar|considerar|julgar|crer
v falar|dizer|afirmar|relatar|informar|comentar|mencionar
v falar|orientar|recomendar|aconselhar|sugerir|explicar
v mandar|orientar|solicitar|recomendar
v contar|relatar|referir|informar
v perguntar|questionar|indagar
v fazer|realizar|executar|efetuar|conduzir
v mostrar|evidenciar|demonstrar|revelar
v vir|chegar|comparecer|apresentar se
v voltar|retornar|regressar|reaparecer
v sair|receber alta|deixar
v levar|encaminhar|transferir|conduzir
v mandar|encaminhar|enviar|transferir
v botar|colocar|inserir|posicionar|instalar
v passar|inserir|instalar|colocar
v tirar|retirar|remover|extrair
v começar|iniciar|introduzir|instituir
v parar|suspender|interromper|descontinuar|cessar
v continuar|manter|prosseguir|seguir
v trocar|substituir|mudar|alterar
v mudar|alterar|modificar|trocar
v cair|diminuir|baixar|reduzir
v melhorar|apresentar melhora|evoluir com melhora
v piorar|apresentar piora|evoluir com piora
v sumir|desaparecer|regredir|resolver
v acontecer|ocorrer|haver
v precisar|necessitar|requerer
v querer|desejar|solicitar
v ter|apresentar|possuir
v ter|haver|existir
v usar|utilizar|empregar|adotar
v pedir|solicitar|requisitar
v marcar|agendar|programar
v colher|coletar|obter
v olhar|examinar|avaliar|observar
v ajudar|auxiliar|contribuir
v funcionar|ser eficaz|ter efeito
v resolver|solucionar|corrigir
v esquecer|omitir|deixar de
v errar|equivocar se
v avisar|informar|comunicar|notificar|alertar
v notificar|comunicar|registrar
v entender|compreender
v aceitar|concordar|consentir
v reclamar|queixar se|referir
v tentar|buscar
v conseguir|obter
v correr|infundir|administrar
v atender|avaliar|receber
v engolir|ingerir|deglutir
v morrer|falecer|evoluir a óbito
v puxar|tracionar|manipular
v chamar|acionar|contatar
v ligar|telefonar|contatar
v discutir|debater|conversar
v olhar|verificar|conferir|checar
`;
