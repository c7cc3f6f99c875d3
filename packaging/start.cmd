@echo off
rem Starts Hector from the folder in which it lies. A folder "home" beside it, if there is one,
rem keeps what lasts: so Hector leaves nothing behind where a stick is plugged in.
setlocal
if exist "%~dp0home\" set "HECTOR_HOME=%~dp0home"
"%~dp0hector.exe" %*
rem A window that closes at once would take the sentence with it that says why.
if errorlevel 1 pause
